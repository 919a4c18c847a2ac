import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

class PaymentTest {
  static String call(String method, String url, String token, String body) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(url)).method(method, BodyPublishers.ofString(body));
    request.headers("Content-Type", "application/json", "Accept", "application/json");
    request.header("Authorization", "Bearer " + token);
    return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString()).body();
  }

  /** A text of a JSON object. Your JSON library does that better. */
  static String field(String json, String name) {
    return json.replaceFirst("(?s).*?\"" + name + "\":\"([^\"]*)\".*", "$1");
  }

  public static void main(String[] arguments) throws Exception {
    var control = System.getenv("PAYSTUB_CONTROL_URL") + "/sandboxes";
    var opened = call("POST", control, "", "{\"test\": \"an order is paid\"}");
    var sandbox = control + "/" + field(opened, "name");
    var order = "{\"orderNumber\": \"ORD-1\", \"amount\": 25.5, \"callBackUrl\": \"http://127.0.0.1:3000/paid\","
        + "\"clientName\": \"Sara\", \"clientMobile\": \"0500000001\","
        + "\"products\": [{\"title\": \"Beans\", \"price\": 25.5, \"qty\": 1}]}";
    call("POST", field(opened, "baseUrl") + "/api/addInvoice", field(opened, "token"), order);

    call("POST", sandbox + "/invoices/order:ORD-1/pay", "", "{}");

    var status = field(call("GET", sandbox + "/invoices/order:ORD-1", "", ""), "status");
    var ended = status.equals("paid") ? "passed" : "failed";
    call("POST", sandbox + "/outcomes", "", "{\"test\": \"an order is paid\", \"ended\": \"" + ended + "\"}");
    System.out.println("an order is paid: " + ended);
  }
}
