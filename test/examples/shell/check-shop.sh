#!/bin/sh
# A check in plain shell with curl. Any language can do the same over HTTP. Run it with a fresh mock:
#
#     npx paystub run -- sh check-shop.sh

set -eu
CONTROL="$PAYSTUB_CONTROL_URL/sandboxes/$PAYSTUB_SANDBOX"

# Prints a text field of a JSON answer.
field() {
  sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"
}

api() {
  curl -sS --fail -H "Authorization: Bearer $PAYSTUB_TOKEN" -H "Content-Type: application/json" "$@"
}

control() {
  curl -sS --fail -H "Authorization: Bearer ${PAYSTUB_CONTROL_TOKEN:-}" -H "Content-Type: application/json" "$@"
}

expect() {
  if [ "$2" != "$3" ]; then
    echo "$1: expected $2, but it was $3" >&2
    exit 1
  fi
  echo "$1: $3"
}

add_invoice() {
  api "$PAYSTUB_BASE_URL/api/addInvoice" -d '{
    "orderNumber": "'"$1"'", "amount": 25.5, "callBackUrl": "http://127.0.0.1:9/paid",
    "clientName": "Sara Al Harbi", "clientMobile": "0500000001",
    "products": [{"title": "Coffee beans", "price": 25.5, "qty": 1}]
  }' | field transactionNo
}

status() {
  api "$PAYSTUB_BASE_URL/api/getInvoice/$1" | field orderStatus
}

number=$(add_invoice SH-1)
expect "a new invoice" PENDING "$(status "$number")"

control "$CONTROL/invoices/$number/pay" -d '{}' >/dev/null
expect "after the payment" Paid "$(status "$number")"

number=$(add_invoice SH-2)
control "$CONTROL/clock/advance" -d '{"by": "PT24H"}' >/dev/null
expect "a day later, without a payment" Canceled "$(status "$number")"

# The next call fails on purpose. A client must handle it.
control "$CONTROL/faults" -d '{"fault": "status", "status": 500, "operation": "getInvoice", "times": 1}' \
  >/dev/null
code=$(curl -s -o /dev/null -w '%{http_code}' -H "Authorization: Bearer $PAYSTUB_TOKEN" \
  "$PAYSTUB_BASE_URL/api/getInvoice/$number")
expect "under a fault" 500 "$code"
