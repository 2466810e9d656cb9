/** Whether a text begins as a cURL command does, with a prompt or without. */
export function looksLikeCurl(text: string): boolean {
  return /^\s*(?:[$%#>]\s*)?(?:(?!\w+:\/\/)\S*[/\\])?curl(?:\.exe)?\s/i.test(text);
}
