#!/bin/sh
# Checks that everybody who must be covered by the CLA is, in the commits of a range.
# Usage: check-cla.sh SERVICE LINK_ID RANGE, for example
#   check-cla.sh https://cla.example.org web_example-1 origin/main..HEAD
# A community that keeps private who has signed asks for an API key: set it in SIGNET_API_KEY.
# Exits with 0 when all are covered, with 1 when somebody is not, with 2 when that could not be established.
set -eu

# Replace refs show other commits than those that are proposed.
GIT_NO_REPLACE_OBJECTS=1
export GIT_NO_REPLACE_OBJECTS

service=$1 link=$2 range=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Commits that a shallow clone lacks would not be checked.
if [ "$(git rev-parse --is-shallow-repository)" != false ]; then
  echo 'The clone is shallow: fetch the whole history' >&2
  exit 2
fi

# Six lines for each commit. The last has the co-authors, separated by NUL, the one character that no commit can hold.
git -c log.showSignature=false log --no-color --no-mailmap --encoding=UTF-8 \
  --format='%H%n%ae%n%an%n%ce%n%cn%n%(trailers:key=Co-authored-by,unfold,separator=%x00)' \
  --end-of-options "$range" -- > "$work/log" || exit 2

# JSON, in requests of 200 commits. Control characters become blanks before NUL becomes a tab.
tr '\001-\011\013-\037\177' ' ' < "$work/log" | tr '\000' '\011' | sed 's/[\\"]/\\&/g' | awk '
  function finish() { print request "]}"; request = "" }
  { field[NR % 6] = $0 }
  NR % 6 == 0 {
    gsub(/\t/, "\\n", field[0])
    request = request (request == "" ? "{\"commits\":[" : ",") \
      "{\"sha\":\"" field[1] "\",\"author_email\":\"" field[2] "\",\"author_name\":\"" field[3] \
      "\",\"committer_email\":\"" field[4] "\",\"committer_name\":\"" field[5] \
      "\",\"message\":\"Commit\\n\\n" field[0] "\"}"
  }
  NR % 1200 == 0 { finish() }
  END { if (request != "" || NR == 0) { if (NR == 0) request = "{\"commits\":["; finish() } }
' > "$work/requests"

# In a file, because everybody on the machine can read the arguments of a process.
echo 'Content-Type: application/json' > "$work/headers"
if [ -n "${SIGNET_API_KEY:-}" ]; then
  printf 'X-Api-Key: %s\n' "$SIGNET_API_KEY" >> "$work/headers"
fi

# Puts the answer to one request into $answer. Long ranges have more addresses than the service answers at once: it
# says how many seconds to wait.
evaluate() {
  for try in 1 2 3 4 5; do
    printf '%s' "$1" | curl --silent --show-error --max-time 60 --header "@$work/headers" \
      --data-binary @- --output "$work/answer" "$service/api/v1/gate/evaluate/$link" || exit 2
    answer=$(cat "$work/answer")
    case $answer in
      '{"data":{"error_code":"cla.too_many_request",'*) ;;
      *) return ;;
    esac
    seconds=$(printf '%s\n' "$answer" | sed -n 's/.*"retry_after":\([0-9]\{1,4\}\)[,}].*/\1/p')
    echo "The service has answered enough for now. Waiting ${seconds:=60} s ($try of 5)" >&2
    sleep "$seconds"
  done
}

result=0
while IFS= read -r request; do
  evaluate "$request"
  case $answer in
    '{"data":{"verdict":"covered",'*) ;;
    '{"data":{"verdict":"uncovered",'*)
      result=1
      # One line for each who is not covered: address, reason and page.
      printf '%s\n' "$answer" | tr '{' '\n' |
        sed -n 's/^"role":"[a-z_]*","email":"\{0,1\}\([^",]*\)"\{0,1\},.*"covered":false,.*"missing":"\([a-z_]*\)",.*"step_url":"\{0,1\}\([^"}]*\)"\{0,1\}}.*/\1: \2 \3/p' |
        sort -u
      ;;
    *)
      printf '%s\n' "$answer" >&2
      exit 2
      ;;
  esac
done < "$work/requests"
exit "$result"
