/** What the page itself remembers while the run is told anew. */
export interface ViewState {
  /** Which parts are open. */
  open: ReadonlySet<string>;
  /** How wide a picture may be, in pixels. */
  width: number;
}
