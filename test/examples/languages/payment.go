package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
)

func call(method, url, token, body string) (answer map[string]any) {
	request, _ := http.NewRequest(method, url, strings.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/json")
	request.Header.Set("Authorization", "Bearer "+token)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	json.NewDecoder(response.Body).Decode(&answer)
	return answer
}

func main() {
	control := os.Getenv("PAYSTUB_CONTROL_URL") + "/sandboxes"
	gateway := call("POST", control, "", `{"test": "an order is paid"}`)
	sandbox := control + "/" + gateway["name"].(string)
	order := `{"orderNumber": "ORD-1", "amount": 25.5, "callBackUrl": "http://127.0.0.1:3000/paid",
		"clientName": "Sara", "clientMobile": "0500000001", "products": [{"title": "Beans", "price": 25.5, "qty": 1}]}`
	call("POST", gateway["baseUrl"].(string)+"/api/addInvoice", gateway["token"].(string), order)

	call("POST", sandbox+"/invoices/order:ORD-1/pay", "", "{}")

	ended := "failed"
	if call("GET", sandbox+"/invoices/order:ORD-1", "", "")["status"] == "paid" {
		ended = "passed"
	}
	call("POST", sandbox+"/outcomes", "", `{"test": "an order is paid", "ended": "`+ended+`"}`)
	fmt.Println("an order is paid:", ended)
}
