using System.Net.Http.Json;
using System.Text.Json.Nodes;

var client = new HttpClient();

async Task<JsonNode> Call(HttpMethod method, string url, object? body = null, string token = "")
{
    var request = new HttpRequestMessage(method, url) { Content = body is null ? null : JsonContent.Create(body) };
    request.Headers.Accept.ParseAdd("application/json");
    request.Headers.TryAddWithoutValidation("Authorization", $"Bearer {token}");
    return JsonNode.Parse(await (await client.SendAsync(request)).Content.ReadAsStringAsync())!;
}

var control = Environment.GetEnvironmentVariable("PAYSTUB_CONTROL_URL") + "/sandboxes";
var gateway = await Call(HttpMethod.Post, control, new { test = "an order is paid" });
var sandbox = $"{control}/{gateway["name"]}";
var products = new[] { new { title = "Beans", price = 25.5, qty = 1 } };
var order = new { orderNumber = "ORD-1", amount = 25.5, callBackUrl = "http://127.0.0.1:3000/paid",
                  clientName = "Sara", clientMobile = "0500000001", products };
await Call(HttpMethod.Post, $"{gateway["baseUrl"]}/api/addInvoice", order, $"{gateway["token"]}");

await Call(HttpMethod.Post, $"{sandbox}/invoices/order:ORD-1/pay", new { });

var status = (string?)(await Call(HttpMethod.Get, $"{sandbox}/invoices/order:ORD-1"))["status"];
var ended = status == "paid" ? "passed" : "failed";
await Call(HttpMethod.Post, $"{sandbox}/outcomes", new { test = "an order is paid", ended });
Console.WriteLine($"an order is paid: {ended}");
