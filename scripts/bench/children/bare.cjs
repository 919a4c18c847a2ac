// The limit: node:http alone. It reads the body to its end and answers a fixed invoice.
const http = require("node:http");

const reply = process.env.BENCH_REPLY ?? "{}";
const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": Buffer.byteLength(reply),
};

const server = http.createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, headers);
    response.end(reply);
  });
});

server.listen(0, "127.0.0.1", () => {
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  process.stdout.write(`${JSON.stringify({ event: "ready", baseUrl })}\n`);
});
