// Starts the built command, calls it once and leaves the code that was compiled for that beside it.
const { request } = require("node:http");
const { join } = require("node:path");

const dist = process.argv[2];
process.argv = [process.execPath, join(dist, "paystub.cjs"), "start", "--port", "0", "--json"];

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text) => {
  const { event, baseUrl } = JSON.parse(text.split("\n")[0]);
  if (event === "ready") callOnce(baseUrl);
  return true;
};

const { keepCompiledCode } = require(join(dist, "paystub.cjs"));

const ORDER = {
  orderNumber: "1",
  amount: 10,
  callBackUrl: "http://localhost/paid",
  clientName: "Client",
  clientMobile: "0500000000",
  products: [{ title: "Product", price: 10, qty: 1 }],
};

function callOnce(baseUrl) {
  const headers = { Authorization: "Bearer sandbox_warm-up", "Content-Type": "application/json" };
  request(`${baseUrl}/api/addInvoice`, { method: "POST", headers }, (response) => {
    response.resume().on("end", () => {
      if (response.statusCode !== 200) throw new Error(`addInvoice: ${response.statusCode}`);
      keepCompiledCode();
      process.stdout.write = write;
      process.exit(0);
    });
  }).end(JSON.stringify(ORDER));
}
