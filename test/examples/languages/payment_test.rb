require "json"
require "net/http"

def call(method, url, body = nil, token = "")
  headers = { "Authorization" => "Bearer #{token}" }
  headers["Content-Type"] = headers["Accept"] = "application/json"
  uri = URI(url)
  answer = Net::HTTP.start(uri.host, uri.port) { |http| http.send_request(method, uri.path, body&.to_json, headers) }
  JSON.parse(answer.body)
end

control = "#{ENV["PAYSTUB_CONTROL_URL"]}/sandboxes"
gateway = call("POST", control, { test: "an order is paid" })
sandbox = "#{control}/#{gateway["name"]}"
order = { orderNumber: "ORD-1", amount: 25.5, callBackUrl: "http://127.0.0.1:3000/paid", clientName: "Sara",
          clientMobile: "0500000001", products: [{ title: "Beans", price: 25.5, qty: 1 }] }
call("POST", "#{gateway["baseUrl"]}/api/addInvoice", order, gateway["token"])

call("POST", "#{sandbox}/invoices/order:ORD-1/pay", {})

ended = call("GET", "#{sandbox}/invoices/order:ORD-1")["status"] == "paid" ? "passed" : "failed"
call("POST", "#{sandbox}/outcomes", { test: "an order is paid", ended: ended })
puts "an order is paid: #{ended}"
