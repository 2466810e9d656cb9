/** The id of the command, which takes the address of a configuration and the name of a job. */
export const findPaginationCommand = 'pagewright.findPagination';
