#!/usr/bin/env bash
# The steps of action.yml: prints the results, annotates the lines that they are about, and writes summary and report.
# Ends with the exit code of the results.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

refuse() {
  echo "::error::$1"
  exit 1
}

case $INPUT_COMMAND in
  check | test) ;;
  *) refuse 'The input "command" is neither "check" nor "test".' ;;
esac
case $INPUT_FORMAT in
  '' | json | junit | markdown | sarif) ;;
  *) refuse 'The input "format" is none of json, junit, markdown and sarif.' ;;
esac

paths=()
while IFS= read -r line; do
  if [[ -n $line ]]; then paths+=("$line"); fi
done <<<"$INPUT_PATH"
[[ ${#paths[@]} -gt 0 ]] || refuse 'The input "path" names no file and no folder.'

code=0

# Prints the results in a format. The worst exit code of all is that of the action.
print() {
  local ended=0
  "$BASH" "$here/pagewright" "$INPUT_COMMAND" --format "$1" -- "${paths[@]}" || ended=$?
  if [[ $ended -gt $code ]]; then code=$ended; fi
}

# Builds, where nobody has.
"$BASH" "$here/pagewright" --version >/dev/null

# Nothing that a configuration or an API has put into a message is a command for the runner.
token=$(node -p 'require("node:crypto").randomUUID()')
if [[ $INPUT_ANNOTATIONS != false ]]; then echo "::add-matcher::$here/matcher.json"; fi
echo "::stop-commands::$token"
print text
echo "::$token::"
if [[ $INPUT_ANNOTATIONS != false ]]; then echo '::remove-matcher owner=pagewright::'; fi

if [[ $INPUT_SUMMARY != false && -n ${GITHUB_STEP_SUMMARY:-} ]]; then
  printf '### pagewright %s\n\n' "$INPUT_COMMAND" >>"$GITHUB_STEP_SUMMARY"
  print markdown >>"$GITHUB_STEP_SUMMARY"
fi

if [[ -n $INPUT_FORMAT ]]; then
  report=${INPUT_REPORT:-pagewright-$INPUT_COMMAND.$INPUT_FORMAT}
  print "$INPUT_FORMAT" >"$report"
  if [[ -n ${GITHUB_OUTPUT:-} ]]; then echo "report=$report" >>"$GITHUB_OUTPUT"; fi
fi
exit "$code"
