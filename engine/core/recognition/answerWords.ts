/** The role of a field about the response itself, by its name. */
export type AnswerRole = keyof typeof words;

/** The names for a status of the response, rather than of an order or a payment. */
const answering =
  'request response report result results query search job task run async execution operation export fetch api call';
const statusOf = answering
  .split(' ')
  .map((head) => `${head}status`)
  .join(' ');

/** The only table of the names of such fields, as plain names. */
const words = {
  /** Holds an error when it is filled. */
  error:
    'error errors err errormessage errormessages errormsg errorcode errordescription errortext errordetail errordetails errcode errmsg errno exception partialfailureerror fault faults faultstring odataerror graphqlerrors',
  /** False where the request failed. */
  success: 'ok success successful succeeded issuccess issuccessful issucceed wassuccessful',
  /** True where the request failed. */
  failure: 'failed failure iserror iserrored isfailed haserror haserrors hasfailed errored erroroccurred',
  /** Names the result of the request: a word or a code. */
  status: `status state code statuscode statustext statusmessage resultcode responsecode returncode rtncode retcode ret rc rescode respcode httpcode httpstatus httpstatuscode stat cod ack querystate jobstate executionstate ${statusOf}`,
  /** May name the result of the request, or something else: it counts only if it was fine on the pages before. */
  outcome: 'result res response type outcome valid isvalid',
  /** Describes the result of the request in a sentence. */
  message: 'message messages msg detail details reason description statusmsg resultmessage responsemessage info',
  /** Has a remark on the response in a sentence. */
  warning: 'warning warnings warningmessage warningmessages notice notices',
  /** True where the response is only a part. */
  partial:
    'incomplete incompleteresults isincomplete hasincompleteresults partial ispartial partialresult partialresults partialresponse partialdata haspartialresults ispartialresult ispartialdata timedout istimedout terminatedearly dataincomplete resultsincomplete degraded isdegraded preview ispreview isrunning searchcutoff incompletesearch incompleteresult incompleteresponse incompletedata partialfailure haspartialfailure haspartialfailures haspartialerrors timeout hastimedout querytimedout searchtimedout requesttimedout',
  /** False where the response is only a part. */
  whole:
    'complete iscomplete completed iscompleted jobcomplete querycomplete searchcomplete resultcomplete resultscomplete datacomplete isdatacomplete allcomplete isfinished jobdone done',
  /** Names in a word whether the response is complete. */
  extent: 'completeness resultcompleteness datacompleteness',
  /** True on the last page where the rest is not ready. */
  running: 'inprogress isinprogress stillrunning isstillrunning stillprocessing',
  /** Names, where it is filled, the parts that could not be read. */
  left: 'unreachable unprocessedkeys unprocesseditems failedsources failedshards failedregions failednodes missingsources',
  /** True where records were cut off. */
  truncated:
    'truncated istruncated hasbeentruncated wastruncated resultistruncated resultsaretruncated listtruncated maxrecordsexceeded resultstruncated resulttruncated datatruncated limitexceeded limitreached exceededlimit exceedslimit exceededtransferlimit resultlimitexceeded resultlimitreached resultslimitreached maxresultsreached maxresultsexceeded maxrecordsreached maxrowsreached maxrowsexceeded rowlimitreached rowlimitexceeded toomanyresults toomanyrecords overlimit limithit hitlimit limitedresults resultslimited sizelimitexceeded sizelimitreached timelimitexceeded recordlimitexceeded recordlimitreached capped iscapped resultscapped',
} as const;

const roles = new Map(
  Object.entries(words).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as AnswerRole] as const)),
);

export function answerRoleOf(name: string): AnswerRole | undefined {
  return roles.get(name);
}
