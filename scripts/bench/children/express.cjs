// Plain Express with an empty handler: it reads nothing and answers a fixed invoice.
const express = require("express");

const reply = JSON.parse(process.env.BENCH_REPLY ?? "{}");
const app = express();
app.post("/api/addInvoice", (_request, response) => {
  response.json(reply);
});

const server = app.listen(0, "127.0.0.1", () => {
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  process.stdout.write(`${JSON.stringify({ event: "ready", baseUrl })}\n`);
});
