// Generated from the YAML files in spec/. To renew it: npm run generate

export interface paths {
    readonly "/api/auth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a merchant's token
         * @description Trades a merchant's credentials for a bearer token. It lives 30 minutes, or 30 hours with `persistToken`. It accepts any non-empty pair unless the secret is pinned.
         */
        readonly post: operations["issueMerchantToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/partner/auth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a partner's token
         * @description Trades a partner's credentials for a bearer token, which the reply also carries as a header. Lifetimes are those of a merchant's token.
         */
        readonly post: operations["issuePartnerToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/partner/getMyMerchants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the merchants of a partner
         * @description Answers with one record for each merchant linked to the partner's account.
         */
        readonly get: operations["getMyMerchants"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/partner/getMerchantKeys/{searchType}/{searchValue}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the credentials of a partner's merchant
         * @description Answers with the credentials of one of the partner's merchants, with which a merchant's token is issued. Here they open a sandbox that is this merchant's own.
         */
        readonly get: operations["getMerchantKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/addInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create an invoice
         * @description Creates an invoice and answers with the addresses at which it can be paid, shown as a QR code
         *     and checked. A new invoice is pending: it becomes paid when the payment completes within 24
         *     hours, otherwise it is canceled, and the merchant needs a new one.
         *
         *     Meant to be called from the merchant's server, with `Accept` and `Content-Type` both
         *     `application/json`. If a browser calls it instead, the server must verify the result through
         *     getInvoice: check `orderStatus` and the paid amount.
         *
         *     Fails when a required field is missing, and when the amount is below 5.00 SAR.
         */
        readonly post: operations["addInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getInvoice/{transactionNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an invoice
         * @description Returns the current state of the invoice, in the shape of the reply to its creation. `checkUrl` has this address; the call needs a token.
         */
        readonly get: operations["getInvoice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cancelInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a pending invoice
         * @description Cancels a pending invoice. Refuses a paid or canceled one.
         */
        readonly post: operations["cancelInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/payInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create an invoice and pay it by card
         * @description Creates an invoice as addInvoice does and pays it with a card in the same call. Returns the invoice and the result: paid with a receipt, or still pending with `paymentErrors` if the bank declined. It does not charge a card that asks for 3-D Secure: send the customer to `url`, where the bank can ask. It refuses an invalid card and creates nothing.
         */
        readonly post: operations["payByCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sendDigitalProduct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a digital product
         * @description Sends the customer of a paid order a message with the product, such as a code or a link. If several invoices have the order number, it uses the latest paid one.
         */
        readonly post: operations["sendDigitalProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/getTransactionsOfOrderNumber": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find the invoices of an order number
         * @description Returns every invoice with the merchant's order number, oldest first. After a lost reply of addInvoice, check here whether the invoice exists before you create a second one.
         */
        readonly get: operations["getTransactionsOfOrderNumber"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/partner/v2/merchant/{key}/{value}/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund the paid order of a merchant
         * @description Refunds the whole amount of a paid invoice to the customer of a partner's merchant. If several invoices have the order number, it refunds the latest one that is paid and not yet refunded. An invoice can be refunded once. The webhook invoiceRefunded reports the result.
         */
        readonly post: operations["refundOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/partner/addMerchantInvoice/{profileNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create an invoice that is shared among merchants
         * @description Creates an invoice in the partner's name, as addInvoice does, and shares it among the partner's merchants. The amounts of the receivers and the partner's portion add up to the amount of the invoice; one receiver may have no amount and gets the rest. At most one of them is the main receiver.
         */
        readonly post: operations["addMerchantInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/partner/register/check-license": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check the license of a new merchant
         * @description Begins the registration of a merchant with the partner: takes its license and sends a one-time password to its mobile. Pass signature and sessionUuid on unchanged in the calls that follow.
         */
        readonly post: operations["checkLicense"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/partner/register/validate-otp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prove the mobile of a new merchant
         * @description Checks the one-time password that check-license sent.
         */
        readonly post: operations["validateRegistrationOtp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/partner/register/add-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add the bank and business of a new merchant
         * @description Takes the data of the account. You can send it again until the account is confirmed.
         */
        readonly post: operations["addRegistrationInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/partner/register/confirm-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm the account of a new merchant
         * @description Asks for the account. The merchant then approves or rejects it in the national identity app; the account-level webhook reports the result, and getMyMerchants lists the merchant once it is active.
         */
        readonly post: operations["confirmRegistration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/pay/stcpay/sendOtp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a one-time password to a wallet
         * @description Sends a one-time password to the mobile number of an STC Pay wallet. The reply carries the values that processPayment needs.
         */
        readonly post: operations["sendOtp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/pay/stcpay/processPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay with a one-time password
         * @description Completes a wallet payment with the password that sendOtp sent and the values that it returned. The invoice is paid when this succeeds.
         */
        readonly post: operations["processPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/registerPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register a recurring payment
         * @description Registers a payment that repeats daily, weekly, monthly or every so many days. The
         *     customer confirms it at `paymentUrl`; `recurringId` tracks it from then on.
         *
         *     A failed charge is retried daily, up to `retryCount` times or until it succeeds. The count
         *     starts again with each billing cycle; when the retries are used up the subscription ends.
         */
        readonly post: operations["registerPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/cancelRecurring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a recurring payment
         * @description Ends a recurring payment: no charge or retry follows. Refuses one that has ended.
         */
        readonly post: operations["cancelRecurring"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recurringPayments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List recurring payments
         * @description Returns the merchant's recurring payments, also those that have ended.
         */
        readonly get: operations["listRecurringPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly invoicePaid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An invoice of the account was paid
         * @description The account-level notification, off until an address for it is set. Carries the merchant's fixed headers, expects status 200 and is retried ten times.
         */
        readonly post: operations["invoicePaid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly merchantActivated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A merchant's registration was approved or rejected
         * @description Sent to the address of the account-level webhook with the merchant's fixed headers. Expects status 200 and is retried ten times.
         */
        readonly post: operations["merchantActivated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly merchantSettled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The merchant was paid out for its orders
         * @description Off until its address is set, which is not that of the account-level webhook. Carries the merchant's fixed headers, expects status 200 and is retried ten times.
         */
        readonly post: operations["merchantSettled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly invoiceRefunded: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A refund went through, or failed
         * @description Sent to the address of the account-level webhook, whichever version of it is chosen. Carries the merchant's fixed headers and `X-API-KEY`, expects status 200 and is retried ten times.
         */
        readonly post: operations["invoiceRefunded"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The number that the service gives an invoice: 13 digits, the creation instant in epoch milliseconds or the next free number after it.
         * @example 1736935200000
         */
        readonly TransactionNo: string;
        /**
         * @description The state of an invoice. That a new one carries PENDING is documented; the letter case of
         *     the two others is not. The switch chooses one row:
         *
         *     | option | pending | paid | canceled |
         *     |---|---|---|---|
         *     | mixed (default) | PENDING | Paid | Canceled |
         *     | upper | PENDING | PAID | CANCELED |
         *     | title | Pending | Paid | Canceled |
         * @enum {string}
         */
        readonly OrderStatus: "PENDING" | "Paid" | "Canceled" | "PAID" | "CANCELED" | "Pending";
        /**
         * @description The four currency codes that the description names. Any other is refused.
         * @enum {string}
         */
        readonly Currency: "SAR" | "USD" | "EUR" | "GBP";
        /**
         * @description A way to pay. The description lists all but tabby, which is only in its example.
         * @enum {string}
         */
        readonly CardBrand: "mada" | "visaMastercard" | "amex" | "tamara" | "stcpay" | "urpay" | "tabby";
        /** @description A merchant's credentials. */
        readonly MerchantTokenRequest: {
            /** @description The merchant's API id. */
            readonly apiId: string;
            /** @description The secret that goes with the id. */
            readonly secretKey: string;
            /**
             * @description True for a token that lives 30 hours instead of 30 minutes.
             * @default false
             * @enum {boolean|string}
             */
            readonly persistToken?: true | false | "true" | "false";
        };
        /** @description A partner's credentials. */
        readonly PartnerTokenRequest: {
            /** @description The partner's profile number. */
            readonly profileNo: string;
            /** @description The secret that goes with the profile. */
            readonly apiKey: string;
            /**
             * @description True for a token that lives 30 hours instead of 30 minutes.
             * @default false
             * @enum {boolean|string}
             */
            readonly persistToken?: true | false | "true" | "false";
        };
        /** @description A new bearer token. */
        readonly TokenResponse: {
            /** @description A JWT, to be sent as bearer token. */
            readonly id_token: string;
        };
        /** @description How one merchant is linked to the partner's account. */
        readonly MerchantRelationship: {
            /** @description Identifies the record. */
            readonly id: number;
            /** @description Identifies the merchant. */
            readonly merchantId: number;
            /** @description Name of the shop, where there is one. */
            readonly merchantShopName: string | null;
            /** @description The merchant's phone number. */
            readonly merchantPhone: string;
            /** @description Kind of license; a freelancer's is one of them. */
            readonly merchantLicenseType: string;
            /** @description Number of the license. */
            readonly merchantLicenseNumber: string;
            /** @description The name that the license is made out to. */
            readonly merchantLicenseName: string;
            /** @description The merchant's civil id. */
            readonly merchantCivilId: string;
            /** @description The merchant's e-mail address. */
            readonly merchantEmail: string;
            /** @description Username of the store, where there is one. */
            readonly merchantStoreUsername: string | null;
            /** @description The partner's profile number. */
            readonly partnerProfileNo: string;
            /** @description The name that the partner's license is made out to. */
            readonly partnerLicenseName: string;
            /** @description Unused; always null. */
            readonly currentViewer: null;
            /** @description Unused; always null. */
            readonly partnerId: null;
            /** @description Who bears the service's fees; merchant is one value. */
            readonly whoPayServiceFees: string;
            /**
             * Format: double
             * @description The partner's share of a mada payment, in percent.
             */
            readonly partnerMadaFeesPercentage: number;
            /**
             * Format: double
             * @description The partner's share of a local card payment, in percent. Shown as null.
             */
            readonly partnerLocalVisaFeesPercentage: number | null;
            /**
             * Format: double
             * @description The partner's share of a Gulf card payment, in percent. Shown as null.
             */
            readonly partnerGulfVisaFeesPercentage: number | null;
            /**
             * Format: double
             * @description The partner's share of a global card payment, in percent. Shown as null.
             */
            readonly partnerGlobalVisaFeesPercentage: number | null;
            /**
             * Format: double
             * @description The partner's fixed fee for a mada payment. Shown as null.
             */
            readonly partnerMadaFixedFees: number | null;
            /**
             * Format: double
             * @description The partner's fixed fee for a Visa payment. Shown as null.
             */
            readonly partnerVisaFixedFees: number | null;
            /**
             * Format: double
             * @description Amount due on termination. Shown as null.
             */
            readonly partnerTerminationAmount: number | null;
            /**
             * Format: double
             * @description Current amount. Shown as null.
             */
            readonly partnerCurrentAmount: number | null;
            /** @description Reference number of the merchant's profile. */
            readonly profileReferenceNo: string;
            /** @description When the link was made, as a Unix timestamp. The unit is not stated: milliseconds unless switched to seconds. */
            readonly relationshipCreationDate: number;
            /** @description State of the link. Active is the one value that is known. */
            readonly relationshipStatus: string;
            /** @description When the link was ended. Shown as null. */
            readonly terminationDate: number | null;
            /** @description Why the link was ended. Shown as null. */
            readonly terminationNote: string | null;
        };
        /** @description The credentials of a merchant, for issueMerchantToken. */
        readonly MerchantKeys: {
            /** @description Identifies the relationship, as in getMyMerchants. */
            readonly id: number;
            /** @description Identifies the merchant, as in getMyMerchants. */
            readonly merchantId: number;
            /** @description The merchant's phone number. */
            readonly merchantPhone: string;
            /** @description The apiId for issueMerchantToken; here it names the sandbox too. */
            readonly apiId: string;
            /** @description The secret of the merchant. The stand-in's journal and recordings do not contain it. */
            readonly secretKey: string;
        };
        /** @description The license of a merchant. */
        readonly CheckLicenseRequest: {
            /**
             * @description The kind of license.
             * @enum {string}
             */
            readonly registrationType: "freelancer" | "cr";
            /** @description The number of the license. */
            readonly licenseNumber: string;
            /** @description The mobile of the merchant. */
            readonly mobileNumber: string;
            /** @description Year of the merchant's birth in the Hijri calendar. */
            readonly hijriYear: string;
            /** @description Month of the birth. */
            readonly hijriMonth: string;
            /** @description Day of the birth. */
            readonly hijriDay: string;
            /** @description The partner's profile number. */
            readonly partnerProfileNo: string;
        };
        /** @description The one-time password. */
        readonly ValidateOtpRequest: {
            readonly signature: components["schemas"]["ConfirmAccountRequest"]["signature"];
            readonly sessionUuid: components["schemas"]["ConfirmAccountRequest"]["sessionUuid"];
            readonly mobile: components["schemas"]["ConfirmAccountRequest"]["mobile"];
            readonly partnerProfileNo: components["schemas"]["ConfirmAccountRequest"]["partnerProfileNo"];
            /** @description The one-time password from the text message. */
            readonly otp: string;
        };
        /** @description Bank and business of a merchant. */
        readonly AddInfoRequest: {
            readonly signature: components["schemas"]["ConfirmAccountRequest"]["signature"];
            readonly sessionUuid: components["schemas"]["ConfirmAccountRequest"]["sessionUuid"];
            readonly mobile: components["schemas"]["ConfirmAccountRequest"]["mobile"];
            readonly partnerProfileNo: components["schemas"]["ConfirmAccountRequest"]["partnerProfileNo"];
            /** @description The account that receives the payouts. */
            readonly iban: string;
            /** @description The bank of the account. */
            readonly bankName: string;
            /** @description What the merchant sells. */
            readonly categoryDescription: string;
            /** @description The expected sales. */
            readonly salesVolume: string;
            /**
             * @description Where the merchant sells.
             * @enum {string}
             */
            readonly sellingScope: "global" | "domestic";
            /** @description The civil id of the merchant. */
            readonly nationalId: string;
            /** @description The name on the license. */
            readonly licenseName: string;
            /**
             * Format: email
             * @description The e-mail address of the merchant.
             */
            readonly email: string;
            /** @description The first name. */
            readonly firstName: string;
            /** @description The last name. */
            readonly lastName: string;
            /** @description The password of the account. The stand-in does not store it. */
            readonly password: string;
        };
        /** @description The values from the call of check-license and its reply. */
        readonly ConfirmAccountRequest: {
            /** @description The signature that check-license returned. */
            readonly signature: string;
            /** @description The sessionUuid that check-license returned. */
            readonly sessionUuid: string;
            /** @description The mobile that check-license took as mobileNumber. */
            readonly mobile: string;
            /** @description The partner's profile number. */
            readonly partnerProfileNo: string;
        };
        /** @description The state of a registration. */
        readonly RegistrationReply: {
            /** @description Pass it on unchanged. */
            readonly signature: string;
            /** @description Pass it on unchanged. */
            readonly sessionUuid: string;
            /**
             * @description The step that is done.
             * @enum {string}
             */
            readonly status: "OtpSent" | "MobileVerified" | "InfoAdded" | "WaitingForApproval" | "Approved";
        };
        /** @description The invoice to create. */
        readonly AddInvoiceRequest: {
            /** @description The merchant's own number of the invoice, unique in the merchant's system. Whether a second invoice may carry the same one is a switch; by default it may. */
            readonly orderNumber: string;
            /**
             * Format: double
             * @description The total that the buyer pays, regardless of the products' prices. At least 5.00 in SAR, as documented; in another currency the value of 5.00 SAR, unless switched. Rounded to the nearest hundredth.
             */
            readonly amount: number;
            /**
             * Format: uri
             * @description Called when the payment completes.
             */
            readonly callBackUrl: string;
            /**
             * Format: uri
             * @description Called when the payment is canceled.
             */
            readonly cancelUrl?: string;
            /** @description The client's name. */
            readonly clientName: string;
            /**
             * Format: email
             * @description The client's e-mail address.
             */
            readonly clientEmail?: string;
            /** @description The client's mobile number. */
            readonly clientMobile: string;
            /**
             * @description Currency of the amount and the prices; SAR when left out.
             * @default SAR
             */
            readonly currency?: components["schemas"]["Currency"];
            /** @description What is sold. */
            readonly products: readonly components["schemas"]["Product"][];
            /**
             * @description If given, this text is sent to `clientMobile` together with the invoice. In it,
             *     placeholders are replaced:
             *
             *     | placeholder | by |
             *     |---|---|
             *     | `[CLIENT_NAME]` | the client's name |
             *     | `[TRANSACTION_NO]` | the invoice's transaction number |
             *     | `[ORDER_NUMBER]` | the invoice's order number |
             *     | `[QR_URL]` | the address that shows the invoice's QR code |
             *     | `[MOB_URL]` | the address of the simple form for mobiles |
             *     | `[SHORT_URL]` | a short address of the invoice |
             *     | `[AMOUNT]` | the invoice's amount |
             *     | `[WEB_URL]` | the full address of the invoice; needs an agreement with sales |
             */
            readonly smsMessage?: string;
            /** @description The ways in which the invoice may be paid; left out, the service decides. */
            readonly supportedCardBrands?: readonly components["schemas"]["CardBrand"][];
            /** @description True shows the invoice in the merchant's portal while it is pending. */
            readonly displayPending?: boolean;
            /** @description A free note on the invoice. */
            readonly note?: string;
        };
        /** @description One line of an invoice. */
        readonly Product: {
            /** @description Title of the product. */
            readonly title: string;
            /**
             * Format: double
             * @description Price of the product.
             */
            readonly price: number;
            /** @description How many are sold. */
            readonly qty: number;
            /** @description What the product is. */
            readonly description?: string;
            /** @description True for a digital product. */
            readonly isDigital?: boolean;
            /**
             * Format: uri
             * @description Address of a picture.
             */
            readonly imageSrc?: string;
            /**
             * Format: double
             * @description VAT rate of this product, in place of the invoice's default rate.
             */
            readonly specificVat?: number;
            /**
             * Format: double
             * @description The merchant's cost of the product, for the profit margin.
             */
            readonly productCost?: number;
        };
        /** @description A product of the request. Missing fields are null. */
        readonly EchoedProduct: {
            /** @description Title of the product. */
            readonly title: string;
            /**
             * Format: double
             * @description Price of the product.
             */
            readonly price: number;
            /** @description How many are sold. */
            readonly qty: number;
            /** @description What the product is. */
            readonly description: string | null;
            /** @description True for a digital product. */
            readonly isDigital: boolean | null;
            /** @description Address of a picture. */
            readonly imageSrc: string | null;
            /**
             * Format: double
             * @description VAT rate of this product.
             */
            readonly specificVat: number | null;
            /**
             * Format: double
             * @description The merchant's cost of the product.
             */
            readonly productCost: number | null;
        };
        /** @description The requested invoice, with three fields that the description shows as null. Every key is present; missing fields are null, except the currency. */
        readonly GatewayOrderRequest: {
            /** @description The merchant's own number of the invoice. */
            readonly orderNumber: string;
            /**
             * Format: double
             * @description The total that the buyer pays.
             */
            readonly amount: number;
            /** @description Called when the payment completes. */
            readonly callBackUrl: string;
            /** @description Called when the payment is canceled. */
            readonly cancelUrl: string | null;
            /** @description The client's name. */
            readonly clientName: string;
            /** @description The client's e-mail address. */
            readonly clientEmail: string | null;
            /** @description The client's mobile number. */
            readonly clientMobile: string;
            /** @description Currency of the invoice; SAR where none was given. */
            readonly currency: components["schemas"]["Currency"];
            /** @description What is sold. */
            readonly products: readonly components["schemas"]["EchoedProduct"][];
            /** @description The text of the request, with its placeholders. */
            readonly smsMessage: string | null;
            /** @description The ways in which the invoice may be paid. */
            readonly supportedCardBrands: readonly components["schemas"]["CardBrand"][] | null;
            /** @description Whether the portal shows the invoice while it is pending. */
            readonly displayPending: boolean | null;
            /** @description The free note. */
            readonly note: string | null;
            /** @description The merchants that share the amount; null but for addMerchantInvoice. */
            readonly receivers: readonly components["schemas"]["EchoedReceiver"][] | null;
            /** @description What the partner keeps; null but for addMerchantInvoice. */
            readonly partnerPortion: components["schemas"]["EchoedPortion"] | null;
            /** @description Shown as null; no other shape is known. */
            readonly metadata: null;
        };
        /** @description The current state of an invoice, and the addresses to pay, show and check it. */
        readonly Invoice: {
            readonly gatewayOrderRequest: components["schemas"]["GatewayOrderRequest"];
            /**
             * Format: double
             * @description The invoice's total. On the wire it always has a fraction part, 10.0 rather than 10, as do all amounts.
             */
            readonly amount: number;
            readonly transactionNo: components["schemas"]["TransactionNo"];
            /** @description The state of the invoice. It can be paid until the last millisecond before 24 hours have passed; from then on it is canceled. */
            readonly orderStatus: components["schemas"]["OrderStatus"];
            /**
             * Format: uri
             * @description The payment page.
             */
            readonly url: string;
            /**
             * Format: uri
             * @description A picture of the QR code that leads to the payment.
             */
            readonly qrUrl: string;
            /**
             * Format: uri
             * @description The payment page for mobiles. Carries the client's name and mobile number as query parameters.
             */
            readonly mobileUrl: string;
            /**
             * Format: uri
             * @description The address of getInvoice for this invoice; the call needs a token.
             */
            readonly checkUrl: string;
            /** @description True when any of the products is digital. */
            readonly digitalOrder: boolean;
            /**
             * Format: double
             * @description The value of one unit of the currency in SAR; null for SAR itself.
             */
            readonly foreignCurrencyRate: number | null;
            /** @description Whether this call succeeded. Not the result of the payment. */
            readonly success: boolean;
            /** @description The errors of payments of the invoice; null without any. Documented as a text, but observed as a list, so there is a switch. */
            readonly paymentErrors: null | string | readonly components["schemas"]["PaymentError"][];
            /** @description The proof of payment, unless switched off; null until the invoice is paid. */
            readonly paymentReceipt: components["schemas"]["PaymentReceipt"] | null;
            /** @description Shown as null, and null here; no other shape is known. */
            readonly metadata: Record<string, never> | null;
        };
        /** @description One declined payment, under the option that lists payment errors. */
        readonly PaymentError: {
            /** @description Code of the decline. */
            readonly errorCode: string;
            /** @description The decline in short. */
            readonly errorTitle: string;
            /** @description The decline in a sentence. */
            readonly errorMessage: string;
            /**
             * Format: date-time
             * @description When the payment was declined.
             */
            readonly errorTime: string;
        };
        /** @description The invoice to create, and the card that pays it. */
        readonly CardPaymentRequest: {
            readonly orderNumber: components["schemas"]["AddInvoiceRequest"]["orderNumber"];
            readonly amount: components["schemas"]["AddInvoiceRequest"]["amount"];
            readonly callBackUrl: components["schemas"]["AddInvoiceRequest"]["callBackUrl"];
            readonly cancelUrl?: components["schemas"]["AddInvoiceRequest"]["cancelUrl"];
            readonly clientName: components["schemas"]["AddInvoiceRequest"]["clientName"];
            readonly clientEmail?: components["schemas"]["AddInvoiceRequest"]["clientEmail"];
            readonly clientMobile: components["schemas"]["AddInvoiceRequest"]["clientMobile"];
            readonly currency?: components["schemas"]["AddInvoiceRequest"]["currency"];
            readonly products: components["schemas"]["AddInvoiceRequest"]["products"];
            readonly smsMessage?: components["schemas"]["AddInvoiceRequest"]["smsMessage"];
            readonly supportedCardBrands?: components["schemas"]["AddInvoiceRequest"]["supportedCardBrands"];
            readonly displayPending?: components["schemas"]["AddInvoiceRequest"]["displayPending"];
            readonly note?: components["schemas"]["AddInvoiceRequest"]["note"];
            readonly card: components["schemas"]["CardDetails"];
        };
        /** @description The invoice to create, and its shares. */
        readonly MerchantInvoiceRequest: {
            readonly orderNumber: components["schemas"]["AddInvoiceRequest"]["orderNumber"];
            readonly amount: components["schemas"]["AddInvoiceRequest"]["amount"];
            readonly callBackUrl: components["schemas"]["AddInvoiceRequest"]["callBackUrl"];
            readonly cancelUrl?: components["schemas"]["AddInvoiceRequest"]["cancelUrl"];
            readonly clientName: components["schemas"]["AddInvoiceRequest"]["clientName"];
            readonly clientEmail?: components["schemas"]["AddInvoiceRequest"]["clientEmail"];
            readonly clientMobile: components["schemas"]["AddInvoiceRequest"]["clientMobile"];
            readonly currency?: components["schemas"]["AddInvoiceRequest"]["currency"];
            readonly products: components["schemas"]["AddInvoiceRequest"]["products"];
            readonly smsMessage?: components["schemas"]["AddInvoiceRequest"]["smsMessage"];
            readonly supportedCardBrands?: components["schemas"]["AddInvoiceRequest"]["supportedCardBrands"];
            readonly displayPending?: components["schemas"]["AddInvoiceRequest"]["displayPending"];
            readonly note?: components["schemas"]["AddInvoiceRequest"]["note"];
            /** @description The merchants that get a part of the amount. */
            readonly receivers: readonly components["schemas"]["Receiver"][];
            readonly partnerPortion?: components["schemas"]["PartnerPortion"];
        };
        /** @description A merchant of the partner, and its part of an invoice. */
        readonly Receiver: {
            /**
             * @description The key that identifies the merchant: the number of its commercial register (cr) or freelancer license, its mobile number, its e-mail address, or its merchantId or profileReferenceNo (accountNo).
             * @enum {string}
             */
            readonly key: "cr" | "freelancer" | "mobile" | "email" | "accountNo";
            /** @description The merchant's value of that key. */
            readonly value: string;
            /**
             * Format: double
             * @description Its part. At most one receiver leaves it out and gets the rest.
             */
            readonly amount?: number;
            /** @description A free note for the receiver. */
            readonly note?: string;
            /** @description True for the merchant that issues the invoice; at most one. */
            readonly isMainReceiver?: boolean;
        };
        /** @description What the partner keeps of an invoice. */
        readonly PartnerPortion: {
            /**
             * Format: double
             * @description The partner's part.
             */
            readonly amount: number;
            /** @description True where the partner pays the fees of the service. */
            readonly isPayingServiceFees?: boolean;
        };
        /** @description A receiver of the request. Missing fields are null. */
        readonly EchoedReceiver: {
            /**
             * @description The key that identifies the merchant.
             * @enum {string}
             */
            readonly key: "cr" | "freelancer" | "mobile" | "email" | "accountNo";
            /** @description The merchant's value of that key. */
            readonly value: string;
            /**
             * Format: double
             * @description Its part.
             */
            readonly amount: number | null;
            /** @description The free note. */
            readonly note: string | null;
            /** @description Whether the invoice is issued by it. */
            readonly isMainReceiver: boolean | null;
        };
        /** @description The partner's portion of the request. Missing fields are null. */
        readonly EchoedPortion: {
            /**
             * Format: double
             * @description The partner's part.
             */
            readonly amount: number;
            /** @description Whether the partner pays the fees. */
            readonly isPayingServiceFees: boolean | null;
        };
        /** @description The card that the customer entered. The stand-in stores only its last four digits. */
        readonly CardDetails: {
            /** @description The card's number; spaces and hyphens between the digits do not count. */
            readonly number: string;
            /** @description The code on the card, of three digits, or of four for American Express. */
            readonly securityCode: string;
            /** @description The last month in which the card is valid. */
            readonly expiry: {
                /** @description The month, 1 to 12. */
                readonly month: string;
                /** @description The year, in two digits or four. */
                readonly year: string;
            };
        };
        /** @description The message and its order. */
        readonly SendDigitalProductRequest: {
            /** @description The text for the customer. */
            readonly message: string;
            /** @description The merchant's own number of the invoice. */
            readonly orderNumber: string;
        };
        /** @description Confirms that the message was sent. */
        readonly SendDigitalProductResponse: {
            /**
             * @description The word true, as cancelInvoice answers it.
             * @enum {string}
             */
            readonly success: "true";
        };
        /** @description A short form of an invoice with its current state. */
        readonly OrderTransaction: {
            /** @description The merchant's own number of the invoice. */
            readonly orderNumber: string;
            readonly transactionNo: components["schemas"]["TransactionNo"];
            /**
             * Format: date-time
             * @description When the invoice was created.
             */
            readonly orderDate: string;
            /**
             * Format: double
             * @description The invoice's total.
             */
            readonly orderAmount: number;
            /** @description Currency of the total. */
            readonly currency: components["schemas"]["Currency"];
            /** @description The state of the invoice. */
            readonly orderStatus: components["schemas"]["OrderStatus"];
            /** @description The free note. */
            readonly note: string | null;
            /** @description The client's name. */
            readonly clientName: string;
            /** @description The client's mobile number. */
            readonly clientMobile: string;
            /** @description The client's e-mail address. */
            readonly clientEmail: string | null;
            /**
             * Format: double
             * @description The fees of the service, in SAR; null until the invoice is paid.
             */
            readonly serviceFees: number | null;
            /**
             * Format: double
             * @description The tax on the fees, in SAR; null until the invoice is paid.
             */
            readonly serviceVat: number | null;
            /** @description Whether a settlement holds the payment. */
            readonly isReconciled: boolean;
            /** @description The number of that settlement. */
            readonly settlementNumber: string | null;
            /** @description The bank that it was paid to. */
            readonly settlementBank: string | null;
        };
        /** @description A payout to the merchant, with the orders that it holds. */
        readonly SettlementNotification: {
            /** @description The number of the settlement. */
            readonly settlementNumber: string;
            /** @description The bank that it was paid to. */
            readonly settlementBank: string;
            /**
             * Format: double
             * @description What was paid out, in SAR.
             */
            readonly settlementAmount: number;
            /** @description The account that it was paid to. */
            readonly settlementIban: string;
            /** @description The payments and refunds that add up to the amount. */
            readonly reconciledOrders: readonly components["schemas"]["ReconciledOrder"][];
        };
        /** @description A payment that a settlement holds, or the refund of one. */
        readonly ReconciledOrder: {
            /** @description The merchant's own number of the invoice. */
            readonly orderNumber: string;
            readonly transactionNo: components["schemas"]["TransactionNo"];
            /**
             * Format: date-time
             * @description When the invoice was created.
             */
            readonly orderDate: string;
            /**
             * Format: double
             * @description The amount in SAR; negative for a refund.
             */
            readonly orderAmount: number;
            /**
             * @description A payment is COMPLETED, and a refund REFUNDED.
             * @enum {string}
             */
            readonly orderStatus: "COMPLETED" | "REFUNDED";
            /**
             * Format: double
             * @description The fees of the service, in SAR.
             */
            readonly serviceFees: number;
            /**
             * Format: double
             * @description The tax on the fees, in SAR.
             */
            readonly serviceVat: number;
            /** @description The free note; empty without one. */
            readonly note: string;
            /** @description The client's name. */
            readonly clientName: string;
            /** @description The client's mobile number. */
            readonly clientMobile: string;
            /**
             * @description Always true here.
             * @enum {boolean}
             */
            readonly isReconciled: true;
        };
        /** @description The order to refund, and why. */
        readonly RefundRequest: {
            /** @description The merchant's own number of the invoice. */
            readonly orderNumber: string;
            /**
             * Format: double
             * @description No part of the published call. Unless it is the whole amount of the invoice, the call is refused under the switch partial-refund=reject, and this is ignored under ignore.
             */
            readonly amount?: number;
            /** @description Why, in words. */
            readonly refundReason?: string;
        };
        /** @description A requested refund. */
        readonly RefundResponse: {
            /** @description Identifies the refund. */
            readonly id: number;
            /** @description The merchant's own number of the invoice. */
            readonly orderNumber: string;
            /**
             * Format: double
             * @description What the customer gets back, which is the whole amount of the invoice.
             */
            readonly amount: number;
            /** @description Currency of the amount. */
            readonly currency: components["schemas"]["Currency"];
            /** @description Why, as it was given. */
            readonly refundReason: string | null;
            /**
             * Format: date-time
             * @description When the refund was requested.
             */
            readonly createDatetime: string;
        };
        /** @description How the registration of a merchant ended. */
        readonly ActivationNotification: {
            /** @description Reference number of the merchant's profile; null after a rejection. */
            readonly profileNo: string | null;
            /** @description The merchant's e-mail address. */
            readonly email: string;
            /** @description The merchant's mobile. */
            readonly mobile: string;
            /** @description The merchant's civil id. */
            readonly civilId: string;
            /** @description The kind of license. */
            readonly licenseType: string;
            /** @description The name on the license. */
            readonly licenseName: string;
            /** @description The number of the license. */
            readonly licenseNumber: string;
            /** @description The account that receives the payouts; only in version 2. */
            readonly iban?: string;
            /** @description Approved or Rejected. */
            readonly status: string;
            /** @description Why it was rejected; null otherwise. */
            readonly errorMsg: string | null;
        };
        /** @description The result of a refund, sent to the address of the account. */
        readonly InvoiceRefundedNotification: {
            readonly transactionNo: components["schemas"]["TransactionNo"];
            /**
             * @description Whether the customer gets the money back.
             * @enum {string}
             */
            readonly refundStatus: "Refunded" | "Failed";
            /**
             * Format: double
             * @description The amount.
             */
            readonly refundAmount: number;
            /** @description Currency of the amount. */
            readonly currency: components["schemas"]["Currency"];
            /** @description The merchant's own number of the invoice. */
            readonly merchantOrderNumber: string;
            /**
             * @description The version of the webhooks. Only this one reports a refund.
             * @enum {string}
             */
            readonly apiVersion: "v2";
        };
        /** @description The proof of a payment. */
        readonly PaymentReceipt: {
            /**
             * Format: uri
             * @description The receipt as a page for people.
             */
            readonly receiptUrl: string;
            /** @description Six digits for the receipt. The stand-in's page does not ask for them. */
            readonly passcode: string;
            /**
             * @description How it was paid, in capitals.
             * @enum {string}
             */
            readonly paymentMethod: "MADA" | "VISA" | "AMEX" | "TAMARA" | "STCPAY" | "URPAY" | "TABBY";
            /**
             * Format: date-time
             * @description When it was paid.
             */
            readonly paymentDate: string;
            /** @description The last four digits of the card; null for a wallet or credit. */
            readonly bankCardNumber: string | null;
        };
        /** @description The invoice to cancel. */
        readonly CancelInvoiceRequest: {
            /** @description The invoice's transaction number. */
            readonly transactionNo: string;
        };
        /** @description Confirms that the invoice is canceled. */
        readonly CancelInvoiceResponse: {
            /** @description The word true by default, since clients rely on it; a boolean when switched. */
            readonly success: "true" | true;
        };
        /** @description The JSON form of an invoice's callback. The switch callback-params chooses one pair of names, or both. */
        readonly InvoiceCallback: {
            /** @description The invoice's transaction number. */
            readonly transactionNo?: components["schemas"]["TransactionNo"];
            /** @description The merchant's number of the invoice. */
            readonly orderNumber?: string;
            /** @description The invoice's transaction number. */
            readonly TransactionNo?: components["schemas"]["TransactionNo"];
            /** @description The merchant's number of the invoice. */
            readonly OrderNumber?: string;
        };
        /** @description The body of the account-level webhook of a paid invoice. */
        readonly InvoicePaidNotification: {
            /**
             * Format: double
             * @description The invoice's total.
             */
            readonly amount: number;
            /** @description The merchant's e-mail address. */
            readonly merchantEmail: string;
            /** @description The invoice's transaction number. */
            readonly transactionNo: components["schemas"]["TransactionNo"];
            /** @description The merchant's number of the invoice. */
            readonly merchantOrderNumber: string;
            /** @description The state of the invoice, in the chosen letter case. */
            readonly orderStatus: components["schemas"]["OrderStatus"];
            /**
             * @description Only in version 2.
             * @constant
             */
            readonly apiVersion?: "v2";
        };
        /** @description The recipient of a one-time password, and the invoice. */
        readonly SendOtpRequest: {
            /** @description Mobile number of the wallet. */
            readonly stcpayMobile: string;
            /** @description The transaction number that creating the invoice returned. Despite its name, it is not the merchant's own number. */
            readonly orderNumber: string;
            /** @description Country code of the mobile number. */
            readonly stcpayMobileCountryCode: string;
            /**
             * Format: double
             * @description Total of the transaction; must equal the invoice's amount unless switched.
             */
            readonly total: number;
        };
        /** @description The values to pass on to processPayment. */
        readonly SendOtpResponse: {
            /** @description The wallet's mobile number. */
            readonly stcMobile: string;
            /** @description Identifies the payment session. Pass it on. */
            readonly paymentSessionId: string;
            /** @description Signature of the transaction. Pass it on. */
            readonly signature: string;
            /** @description The number that the password was sent to. Pass it on. */
            readonly stcpayMobile: string;
            /** @description The signed data in base64. Pass it on. */
            readonly signedBase64Data: string;
        };
        /** @description The request and the reply of sendOtp, and the password. */
        readonly ProcessPaymentRequest: {
            /** @description Mobile number of the wallet, as sendOtp returned it. */
            readonly stcpayMobile: string;
            /** @description The invoice's transaction number. */
            readonly orderNumber: string;
            /** @description Country code of the mobile number. */
            readonly stcpayMobileCountryCode: string;
            /**
             * Format: double
             * @description Total of the transaction.
             */
            readonly total: number;
            /** @description The password that the customer received; always 12345 unless switched. */
            readonly stcpayPaymentOTP: string;
            /** @description The payment session. It ends after five minutes unless switched, after three wrong passwords, after use, and with a new password. */
            readonly paymentSessionId: string;
            /** @description The signature that sendOtp returned. */
            readonly signature: string;
            /** @description The signed data that sendOtp returned. */
            readonly signedBase64Data: string;
        };
        /** @description Confirms that the invoice is paid. */
        readonly ProcessPaymentResponse: {
            /** @description The invoice's transaction number. */
            readonly orderNumber: components["schemas"]["TransactionNo"];
            /**
             * Format: double
             * @description What was paid.
             */
            readonly orderAmount: number;
            /** @description The outcome in words. */
            readonly msg: string;
        };
        /**
         * @description How often to charge. Custom means every `intervalDays` days.
         * @enum {string}
         */
        readonly RecurringType: "Custom" | "Daily" | "Weekly" | "Monthly";
        /** @description The recurring payment to register. The description's running text also calls some fields recurringModel, recurringType and iteration; the names here are those of its body. */
        readonly RegisterPaymentRequest: {
            /** @description The charge of each cycle. */
            readonly payment: {
                /**
                 * Format: double
                 * @description Amount of each charge.
                 */
                readonly value: number;
                /** @description Currency of the amount. */
                readonly currencyCode: components["schemas"]["Currency"];
                /** @description A note. */
                readonly paymentNote?: string;
            };
            /** @description Who is charged. */
            readonly customer: {
                /** @description The customer's name. */
                readonly name: string;
                /** @description The customer's mobile number. */
                readonly mobile: string;
                /**
                 * Format: email
                 * @description The customer's e-mail address.
                 */
                readonly email?: string;
            };
            /** @description The address of the callback. */
            readonly urls: {
                /**
                 * Format: uri
                 * @description Called after each attempt to charge.
                 */
                readonly callback: string;
            };
            readonly recurring: components["schemas"]["RecurringSchedule"];
        };
        /** @description When to charge, how often, and how often to retry. */
        readonly RecurringSchedule: {
            readonly type: components["schemas"]["RecurringType"];
            /**
             * @description Days between two charges, 1 to 180; needed with Custom, and then a whole number. Any other type ignores it.
             * @example 10
             */
            readonly intervalDays?: number | string | null;
            /** @description How many charges to make; 0 means until canceled. */
            readonly iterations: number;
            /**
             * @description How often a failed charge is retried, once a day; none when left out. The bounds are documented, the default is not.
             * @default 0
             */
            readonly retryCount?: number;
        };
        /** @description The result of the registration and, on success, where the customer confirms. */
        readonly RegisterPaymentResponse: {
            readonly response: components["schemas"]["RecurringOutcome"];
            /** @description Null when the request was refused. */
            readonly invoiceDetails: components["schemas"]["RecurringInvoiceDetails"] | null;
        };
        /** @description Whether the request was accepted, and if not, why. */
        readonly RecurringOutcome: {
            /** @description Whether the request was accepted. */
            readonly isSuccess: boolean;
            /** @description The outcome in words. */
            readonly message: string;
            /** @description Null on success. Otherwise the errors of the fields, in the chosen shape; empty if no field is at fault. */
            readonly validationErrors: null | readonly components["schemas"]["ValidationError"][] | readonly string[] | {
                readonly [key: string]: string;
            };
        };
        /** @description The error of one field. */
        readonly ValidationError: {
            /** @description The field, as a path with dots. */
            readonly name: string;
            /** @description What is wrong with it. */
            readonly error: string;
        };
        /** @description The next step of a registered payment. */
        readonly RecurringInvoiceDetails: {
            /**
             * Format: uri
             * @description The page on which the customer confirms.
             */
            readonly paymentUrl: string;
            /** @description Nullable by the description, and null here. */
            readonly customerReference: string | null;
            /** @description Nullable by the description, and null here. */
            readonly userDefinedField: string | null;
            /** @description Tracks the recurring payment. */
            readonly recurringId: string;
        };
        /** @description The recurring payment to cancel. */
        readonly CancelRecurringRequest: {
            /** @description The id that registering returned. */
            readonly recurringId: string;
        };
        /** @description The result of a request about a recurring payment. */
        readonly RecurringResult: {
            readonly response: components["schemas"]["RecurringOutcome"];
        };
        /** @description The current state of a recurring payment. */
        readonly RecurringPaymentRecord: {
            /** @description Identifies the recurring payment. */
            readonly recurringId: string;
            /**
             * @description Registered until the first charge is due, then Active; Completed after the last iteration, Canceled on request, Ended after the last retry failed.
             * @enum {string}
             */
            readonly status: "Registered" | "Active" | "Canceled" | "Completed" | "Ended";
            /** @description Who is charged. */
            readonly customerName: string;
            /**
             * Format: double
             * @description Amount of each charge.
             */
            readonly amount: number;
            /** @description Currency of the amount. */
            readonly currencyCode: components["schemas"]["Currency"];
            readonly type: components["schemas"]["RecurringType"];
            /** @description Days between two charges with Custom, else null. */
            readonly intervalDays: number | null;
            /** @description How many charges to make; 0 means until canceled. */
            readonly iterations: number;
            /** @description How often a failed charge is retried within its cycle. */
            readonly retryCount: number;
            /** @description Charges that went through. */
            readonly chargesDone: number;
            /** @description The current billing cycle, counted from 1; 0 before the first. */
            readonly cycle: number;
            /** @description Retries made in the current cycle. */
            readonly retriesUsed: number;
            /**
             * Format: date-time
             * @description When the next charge or retry is due; null when none is, as before the customer has confirmed.
             */
            readonly nextChargeAt: string | null;
            /**
             * Format: date-time
             * @description When it was registered.
             */
            readonly createdAt: string;
        };
        /** @description The JSON form of the callback of a charge attempt. */
        readonly ChargeCallback: {
            /** @description The recurring payment. */
            readonly recurringId: string;
            /**
             * @description How the attempt ended.
             * @enum {string}
             */
            readonly status: "charged" | "failed";
            /**
             * Format: double
             * @description The amount of the attempt.
             */
            readonly amount: number;
            /** @description The billing cycle, counted from 1. */
            readonly cycle: number;
            /** @description The attempt within its cycle, counted from 1. */
            readonly attempt: number;
        };
        /** @description Why a request failed. */
        readonly Problem: {
            /** @description The failure in full. */
            readonly detail: string;
            /** @description The failure in short. */
            readonly title: string;
            /**
             * Format: uri
             * @description A URL that identifies the kind of failure.
             */
            readonly type: string;
            /** @description The reply's HTTP status, as text. */
            readonly status: string;
        };
        /** @description Why a wallet request failed. */
        readonly OtpError: {
            /** @description When it failed, in epoch milliseconds. The description leaves the unit open. */
            readonly timestamp: number;
            /** @description The reply's HTTP status, as a number. */
            readonly status: number;
            /** @description The failure in words. */
            readonly error: string;
            /** @description Path of the request that failed. */
            readonly path: string;
        };
    };
    responses: {
        /** @description A credential is missing, empty or of the wrong type. */
        readonly InvalidTokenRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The bearer token is missing, was not issued here or has expired. One option leaves out the body; another one uses status 403. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is valid but of the other kind: a partner's instead of a merchant's, or the reverse. Under one option this is also the answer to a missing or bad token. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A value is wrong, or the step is out of order. */
        readonly RegistrationRefused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No registration has this sessionUuid. */
        readonly RegistrationUnknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No invoice has this transaction number. */
        readonly InvoiceUnknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server reads. */
        readonly BodyTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON by its content type. */
        readonly BodyNotJson: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed unexpectedly. The reply is JSON. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The merchant has it. */
        readonly CallbackTaken: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any other status counts as not delivered, and the service retries at most ten times, unless switched otherwise. It follows no redirect. */
        readonly CallbackNotTaken: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The invoice's transaction number. Sent under the options camel and both.
         * @example 1736935200000
         */
        readonly CallbackTransactionNo: components["schemas"]["TransactionNo"];
        /**
         * @description The merchant's number of the invoice. Sent under the options camel and both.
         * @example ORD-1001
         */
        readonly CallbackOrderNumber: string;
        /**
         * @description The invoice's transaction number. Sent under the options pascal and both.
         * @example 1736935200000
         */
        readonly CallbackTransactionNoPascal: components["schemas"]["TransactionNo"];
        /**
         * @description The merchant's number of the invoice. Sent under the options pascal and both.
         * @example ORD-1001
         */
        readonly CallbackOrderNumberPascal: string;
        /**
         * @description HMAC-SHA256 over the raw query or body, in hexadecimal. Sent only where signing is switched on.
         * @example sha256=2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
         */
        readonly CallbackSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type TransactionNo = components['schemas']['TransactionNo'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Currency = components['schemas']['Currency'];
export type CardBrand = components['schemas']['CardBrand'];
export type MerchantTokenRequest = components['schemas']['MerchantTokenRequest'];
export type PartnerTokenRequest = components['schemas']['PartnerTokenRequest'];
export type TokenResponse = components['schemas']['TokenResponse'];
export type MerchantRelationship = components['schemas']['MerchantRelationship'];
export type MerchantKeys = components['schemas']['MerchantKeys'];
export type CheckLicenseRequest = components['schemas']['CheckLicenseRequest'];
export type ValidateOtpRequest = components['schemas']['ValidateOtpRequest'];
export type AddInfoRequest = components['schemas']['AddInfoRequest'];
export type ConfirmAccountRequest = components['schemas']['ConfirmAccountRequest'];
export type RegistrationReply = components['schemas']['RegistrationReply'];
export type AddInvoiceRequest = components['schemas']['AddInvoiceRequest'];
export type Product = components['schemas']['Product'];
export type EchoedProduct = components['schemas']['EchoedProduct'];
export type GatewayOrderRequest = components['schemas']['GatewayOrderRequest'];
export type Invoice = components['schemas']['Invoice'];
export type PaymentError = components['schemas']['PaymentError'];
export type CardPaymentRequest = components['schemas']['CardPaymentRequest'];
export type MerchantInvoiceRequest = components['schemas']['MerchantInvoiceRequest'];
export type Receiver = components['schemas']['Receiver'];
export type PartnerPortion = components['schemas']['PartnerPortion'];
export type EchoedReceiver = components['schemas']['EchoedReceiver'];
export type EchoedPortion = components['schemas']['EchoedPortion'];
export type CardDetails = components['schemas']['CardDetails'];
export type SendDigitalProductRequest = components['schemas']['SendDigitalProductRequest'];
export type SendDigitalProductResponse = components['schemas']['SendDigitalProductResponse'];
export type OrderTransaction = components['schemas']['OrderTransaction'];
export type SettlementNotification = components['schemas']['SettlementNotification'];
export type ReconciledOrder = components['schemas']['ReconciledOrder'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type RefundResponse = components['schemas']['RefundResponse'];
export type ActivationNotification = components['schemas']['ActivationNotification'];
export type InvoiceRefundedNotification = components['schemas']['InvoiceRefundedNotification'];
export type PaymentReceipt = components['schemas']['PaymentReceipt'];
export type CancelInvoiceRequest = components['schemas']['CancelInvoiceRequest'];
export type CancelInvoiceResponse = components['schemas']['CancelInvoiceResponse'];
export type InvoiceCallback = components['schemas']['InvoiceCallback'];
export type InvoicePaidNotification = components['schemas']['InvoicePaidNotification'];
export type SendOtpRequest = components['schemas']['SendOtpRequest'];
export type SendOtpResponse = components['schemas']['SendOtpResponse'];
export type ProcessPaymentRequest = components['schemas']['ProcessPaymentRequest'];
export type ProcessPaymentResponse = components['schemas']['ProcessPaymentResponse'];
export type RecurringType = components['schemas']['RecurringType'];
export type RegisterPaymentRequest = components['schemas']['RegisterPaymentRequest'];
export type RecurringSchedule = components['schemas']['RecurringSchedule'];
export type RegisterPaymentResponse = components['schemas']['RegisterPaymentResponse'];
export type RecurringOutcome = components['schemas']['RecurringOutcome'];
export type ValidationError = components['schemas']['ValidationError'];
export type RecurringInvoiceDetails = components['schemas']['RecurringInvoiceDetails'];
export type CancelRecurringRequest = components['schemas']['CancelRecurringRequest'];
export type RecurringResult = components['schemas']['RecurringResult'];
export type RecurringPaymentRecord = components['schemas']['RecurringPaymentRecord'];
export type ChargeCallback = components['schemas']['ChargeCallback'];
export type Problem = components['schemas']['Problem'];
export type OtpError = components['schemas']['OtpError'];
export type ResponseInvalidTokenRequest = components['responses']['InvalidTokenRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseRegistrationRefused = components['responses']['RegistrationRefused'];
export type ResponseRegistrationUnknown = components['responses']['RegistrationUnknown'];
export type ResponseInvoiceUnknown = components['responses']['InvoiceUnknown'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseBodyNotJson = components['responses']['BodyNotJson'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseCallbackTaken = components['responses']['CallbackTaken'];
export type ResponseCallbackNotTaken = components['responses']['CallbackNotTaken'];
export type ParameterCallbackTransactionNo = components['parameters']['CallbackTransactionNo'];
export type ParameterCallbackOrderNumber = components['parameters']['CallbackOrderNumber'];
export type ParameterCallbackTransactionNoPascal = components['parameters']['CallbackTransactionNoPascal'];
export type ParameterCallbackOrderNumberPascal = components['parameters']['CallbackOrderNumberPascal'];
export type ParameterCallbackSignature = components['parameters']['CallbackSignature'];
export type $defs = Record<string, never>;
export interface operations {
    readonly issueMerchantToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MerchantTokenRequest"];
            };
        };
        readonly responses: {
            /** @description A new token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenResponse"];
                };
            };
            readonly 400: components["responses"]["InvalidTokenRequest"];
            /** @description The secret is pinned, and the call has another one. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly issuePartnerToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PartnerTokenRequest"];
            };
        };
        readonly responses: {
            /** @description A new token, in the body and in a header. */
            readonly 200: {
                headers: {
                    /** @description The same token, ready to be sent back. */
                    readonly Authorization: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenResponse"];
                };
            };
            readonly 400: components["responses"]["InvalidTokenRequest"];
            /** @description The secret is pinned, and the call has another key. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getMyMerchants: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The merchants of the partner; an empty array without any. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MerchantRelationship"][];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getMerchantKeys: {
        readonly parameters: {
            readonly query: {
                /** @description The partner's profile number. Any value is accepted; the token identifies the partner. */
                readonly profileNo: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The search key: the license number of a company (cr) or of a freelancer, its mobile, its e-mail, or its merchantId or profileReferenceNo (accountNo). */
                readonly searchType: "cr" | "freelancer" | "mobile" | "email" | "accountNo";
                /** @description The number, mobile or e-mail of the merchant. */
                readonly searchValue: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The credentials of the merchant. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MerchantKeys"];
                };
            };
            /** @description The profile number is missing, or the type of search is unknown. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The partner has no such merchant. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly addInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description The invoice was created and is pending. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description A field is missing, empty, of the wrong type or out of bounds, or a rule forbids the invoice. `detail` names every invalid field. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The number that creating the invoice returned. Any other text is an unknown number. */
                readonly transactionNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invoice. `success` is the result of this call; `orderStatus` is the state of the invoice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description The address is malformed. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["InvoiceUnknown"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly cancelInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description The invoice is canceled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelInvoiceResponse"];
                };
            };
            /** @description The transaction number is missing, or the invoice is not pending. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["InvoiceUnknown"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly payByCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The invoice: paid, or pending with the bank's answer in `paymentErrors`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description A field is missing or invalid, the card is invalid, or a rule forbids the invoice. Nothing was created. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly sendDigitalProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendDigitalProductRequest"];
            };
        };
        readonly responses: {
            /** @description The message is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendDigitalProductResponse"];
                };
            };
            /** @description A field is missing, or the order is not paid or has no digital product. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No invoice has this order number. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly getTransactionsOfOrderNumber: {
        readonly parameters: {
            readonly query: {
                /** @description The order number that addInvoice received. */
                readonly orderNumber: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invoices, oldest first; an empty array without any. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["OrderTransaction"][];
                };
            };
            /** @description The order number is missing. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly refundOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The key that identifies the merchant: the number of its commercial register (cr) or freelancer license, its mobile number, its e-mail address, or the reference number of its profile. */
                readonly key: "cr" | "freelancer" | "mobile" | "email" | "accountNo";
                /** @description The merchant's value of that key. */
                readonly value: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundRequest"];
            };
        };
        readonly responses: {
            /** @description The refund is under way; the webhook reports its result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefundResponse"];
                };
            };
            /** @description A field is missing, the key is unknown, or the order is not paid or refunded already. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No merchant of the partner has this value, or no invoice this order number. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly addMerchantInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The partner's profile number. Any value is accepted; the token identifies the partner. */
                readonly profileNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MerchantInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description The invoice was created and is pending. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description A field is missing or wrong, the amounts do not add up, or several receivers have no amount or are the main one. `detail` names the fields. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description A receiver is not a merchant of the partner. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly checkLicense: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckLicenseRequest"];
            };
        };
        readonly responses: {
            /** @description The step is done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            readonly 400: components["responses"]["RegistrationRefused"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly validateRegistrationOtp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ValidateOtpRequest"];
            };
        };
        readonly responses: {
            /** @description The step is done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            readonly 400: components["responses"]["RegistrationRefused"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["RegistrationUnknown"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly addRegistrationInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddInfoRequest"];
            };
        };
        readonly responses: {
            /** @description The step is done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            readonly 400: components["responses"]["RegistrationRefused"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["RegistrationUnknown"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly confirmRegistration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmAccountRequest"];
            };
        };
        readonly responses: {
            /** @description The step is done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            readonly 400: components["responses"]["RegistrationRefused"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["RegistrationUnknown"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["BodyNotJson"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly sendOtp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendOtpRequest"];
            };
        };
        readonly responses: {
            /** @description The password is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendOtpResponse"];
                };
            };
            /** @description The request's parameters are not valid. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The credentials are invalid. The description names this status although the operation needs no credentials, so only an injected fault causes it. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description No invoice has this transaction number. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The body is larger than the server reads. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The body is not JSON by its content type. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The server failed unexpectedly. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
        };
    };
    readonly processPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProcessPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The invoice is paid. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProcessPaymentResponse"];
                };
            };
            /** @description A field is invalid, the password is wrong or expired, or the values come from different replies. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The signature or the signed data differs from that of sendOtp for this payment session. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The transaction number or the id of the payment session is unknown. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The body is larger than the server reads. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The body is not JSON by its content type. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
            /** @description The server failed unexpectedly. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OtpError"];
                };
            };
        };
    };
    readonly registerPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The recurring payment is registered. Under one option a refusal has this status too; `response.isSuccess` distinguishes them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisterPaymentResponse"];
                };
            };
            /** @description The request was refused; `validationErrors` names every invalid field. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisterPaymentResponse"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server reads. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisterPaymentResponse"];
                };
            };
            /** @description The body is not JSON by its content type. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisterPaymentResponse"];
                };
            };
            /** @description The server failed unexpectedly. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisterPaymentResponse"];
                };
            };
        };
    };
    readonly cancelRecurring: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelRecurringRequest"];
            };
        };
        readonly responses: {
            /** @description The recurring payment is canceled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringResult"];
                };
            };
            /** @description The id is missing, or the recurring payment has ended. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringResult"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description No recurring payment has this id. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringResult"];
                };
            };
            /** @description The body is larger than the server reads. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringResult"];
                };
            };
            /** @description The body is not JSON by its content type. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringResult"];
                };
            };
            /** @description The server failed unexpectedly. */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringResult"];
                };
            };
        };
    };
    readonly listRecurringPayments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recurring payments, oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RecurringPaymentRecord"][];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["ServerError"];
        };
    };
    readonly invoicePaid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoicePaidNotification"];
            };
        };
        readonly responses: {
            /** @description The merchant has it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The merchant refuses it, which counts as not delivered. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status counts as not delivered, and the call is retried. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly merchantActivated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ActivationNotification"];
            };
        };
        readonly responses: {
            /** @description The partner has it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The partner refuses it, which counts as not delivered. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly merchantSettled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettlementNotification"];
            };
        };
        readonly responses: {
            /** @description The merchant has it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The merchant refuses it, which counts as not delivered. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status counts as not delivered, and the call is retried. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly invoiceRefunded: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Proves to the merchant that the service calls: the value among the webhook's headers, otherwise the sandbox's callback secret. */
                readonly "X-API-KEY": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceRefundedNotification"];
            };
        };
        readonly responses: {
            /** @description The merchant has it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The merchant refuses it, which counts as not delivered. */
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status counts as not delivered, and the call is retried. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
