#!/bin/sh
# All tests (`npm test`). What ships is installed, built and started first, with the tests without a browser beside it; a core that waits meanwhile
# counts what the tests of the rules cover. Then come the browsers, on what was built.
rules=$(mktemp)
trap 'rm -f "$rules"' EXIT

nice -n 5 npm run test:rules -- --coverage --maxWorkers=2 >"$rules" 2>&1 &
counting=$!
NODE_OPTIONS='--experimental-vm-modules --max-semi-space-size=64' jest --selectProjects boot unit tools reference server
status=$?
wait "$counting" || status=1
cat "$rules"
[ "$status" -eq 0 ] || exit "$status"
npm run test:browser
