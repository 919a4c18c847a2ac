// @ts-nocheck
// Generated from the YAML files in spec/. To renew it: npm run generate

import type { ResponseOperationId, Validator } from "./validator-types.js";
export type { ResponseOperationId, Validator };

"use strict";
var compiled = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __commonJS = (cb, mod) => function() {
    try {
      return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    } catch (e) {
      throw mod = 0, e;
    }
  };
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: !0 });
  }, __copyProps = (to, from, except, desc) => {
    if (from && typeof from == "object" || typeof from == "function")
      for (let key of __getOwnPropNames(from))
        !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

  // node_modules/ajv/dist/runtime/ucs2length.js
  var require_ucs2length = __commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
      "use strict";
      Object.defineProperty(exports, "__esModule", { value: !0 });
      function ucs2length(str) {
        let len = str.length, length = 0, pos = 0, value;
        for (; pos < len; )
          length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
        return length;
      }
      exports.default = ucs2length;
      ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
  });

  // node_modules/ajv-formats/dist/formats.js
  var require_formats = __commonJS({
    "node_modules/ajv-formats/dist/formats.js"(exports) {
      "use strict";
      Object.defineProperty(exports, "__esModule", { value: !0 });
      exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
      function fmtDef(validate, compare) {
        return { validate, compare };
      }
      exports.fullFormats = {
        // date: http://tools.ietf.org/html/rfc3339#section-5.6
        date: fmtDef(date, compareDate),
        // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
        time: fmtDef(getTime(!0), compareTime),
        "date-time": fmtDef(getDateTime(!0), compareDateTime),
        "iso-time": fmtDef(getTime(), compareIsoTime),
        "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
        // duration: https://tools.ietf.org/html/rfc3339#appendix-A
        duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
        uri,
        "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
        // uri-template: https://tools.ietf.org/html/rfc6570
        "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
        // For the source: https://gist.github.com/dperini/729294
        // For test cases: https://mathiasbynens.be/demo/url-regex
        url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
        email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
        hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
        // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
        ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
        ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
        regex,
        // uuid: http://tools.ietf.org/html/rfc4122
        uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
        // JSON-pointer: https://tools.ietf.org/html/rfc6901
        // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
        "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
        "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
        // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
        "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
        // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
        // byte: https://github.com/miguelmota/is-base64
        byte,
        // signed 32 bit integer
        int32: { type: "number", validate: validateInt32 },
        // signed 64 bit integer
        int64: { type: "number", validate: validateInt64 },
        // C-type float
        float: { type: "number", validate: validateNumber },
        // C-type double
        double: { type: "number", validate: validateNumber },
        // hint to the UI to hide input strings
        password: !0,
        // unchecked string payload
        binary: !0
      };
      exports.fastFormats = {
        ...exports.fullFormats,
        date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
        time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
        "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
        "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
        "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
        // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
        uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
        "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
        // email (sources from jsen validator):
        // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
        // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
        email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
      };
      exports.formatNames = Object.keys(exports.fullFormats);
      function isLeapYear(year) {
        return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      }
      var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      function date(str) {
        let matches = DATE.exec(str);
        if (!matches)
          return !1;
        let year = +matches[1], month = +matches[2], day = +matches[3];
        return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
      }
      function compareDate(d1, d2) {
        if (d1 && d2)
          return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
      }
      var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
      function getTime(strictTimeZone) {
        return function(str) {
          let matches = TIME.exec(str);
          if (!matches)
            return !1;
          let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
          if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
            return !1;
          if (hr <= 23 && min <= 59 && sec < 60)
            return !0;
          let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
          return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
        };
      }
      function compareTime(s1, s2) {
        if (!(s1 && s2))
          return;
        let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
        if (t1 && t2)
          return t1 - t2;
      }
      function compareIsoTime(t1, t2) {
        if (!(t1 && t2))
          return;
        let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
        if (a1 && a2)
          return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
      }
      var DATE_TIME_SEPARATOR = /t|\s/i;
      function getDateTime(strictTimeZone) {
        let time = getTime(strictTimeZone);
        return function(str) {
          let dateTime = str.split(DATE_TIME_SEPARATOR);
          return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
        };
      }
      function compareDateTime(dt1, dt2) {
        if (!(dt1 && dt2))
          return;
        let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
        if (d1 && d2)
          return d1 - d2;
      }
      function compareIsoDateTime(dt1, dt2) {
        if (!(dt1 && dt2))
          return;
        let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
        if (res !== void 0)
          return res || compareTime(t1, t2);
      }
      var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
      function uri(str) {
        return /^https?:\/\/[a-z0-9.-]+(?::\d*)?(?:\/[a-z0-9\-._~!function uri(str) {'()*+,;=:@/]*)?(?:\?[a-z0-9\-._~!function uri(str) {'()*+,;=:@/?]*)?$/i.test(str) ? !0 : NOT_URI_FRAGMENT.test(str) && URI.test(str);
      }
      var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
      function byte(str) {
        return BYTE.lastIndex = 0, BYTE.test(str);
      }
      var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
      function validateInt32(value) {
        return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
      }
      function validateInt64(value) {
        return Number.isInteger(value);
      }
      function validateNumber() {
        return !0;
      }
      var Z_ANCHOR = /[^\\]\\Z/;
      function regex(str) {
        if (Z_ANCHOR.test(str))
          return !1;
        try {
          return new RegExp(str), !0;
        } catch {
          return !1;
        }
      }
    }
  });

  // <stdin>
  var stdin_exports = {};
  __export(stdin_exports, {
    api_CancelInvoiceResponse: () => api_CancelInvoiceResponse,
    api_CardBrand: () => api_CardBrand,
    api_Currency: () => api_Currency,
    api_EchoedProduct: () => api_EchoedProduct,
    api_GatewayOrderRequest: () => api_GatewayOrderRequest,
    api_Invoice: () => api_Invoice,
    api_MerchantRelationship: () => api_MerchantRelationship,
    api_OrderStatus: () => api_OrderStatus,
    api_OrderTransaction: () => api_OrderTransaction,
    api_OtpError: () => api_OtpError,
    api_PaymentError: () => api_PaymentError,
    api_PaymentReceipt: () => api_PaymentReceipt,
    api_Problem: () => api_Problem,
    api_ProcessPaymentResponse: () => api_ProcessPaymentResponse,
    api_RecurringInvoiceDetails: () => api_RecurringInvoiceDetails,
    api_RecurringOutcome: () => api_RecurringOutcome,
    api_RecurringPaymentRecord: () => api_RecurringPaymentRecord,
    api_RecurringResult: () => api_RecurringResult,
    api_RecurringType: () => api_RecurringType,
    api_RegisterPaymentResponse: () => api_RegisterPaymentResponse,
    api_SendOtpResponse: () => api_SendOtpResponse,
    api_TokenResponse: () => api_TokenResponse,
    api_TransactionNo: () => api_TransactionNo,
    api_ValidationError: () => api_ValidationError,
    api_getMyMerchants_200: () => api_getMyMerchants_200,
    api_getTransactionsOfOrderNumber_200: () => api_getTransactionsOfOrderNumber_200,
    api_listRecurringPayments_200: () => api_listRecurringPayments_200,
    control_AdvanceResult: () => control_AdvanceResult,
    control_AgendaView: () => control_AgendaView,
    control_AssumptionOptions: () => control_AssumptionOptions,
    control_AssumptionsView: () => control_AssumptionsView,
    control_AttemptRecord: () => control_AttemptRecord,
    control_CallbackList: () => control_CallbackList,
    control_CallbackRecord: () => control_CallbackRecord,
    control_ClockView: () => control_ClockView,
    control_Currency: () => control_Currency,
    control_DeclineRecord: () => control_DeclineRecord,
    control_DueRecord: () => control_DueRecord,
    control_DueView: () => control_DueView,
    control_Event: () => control_Event,
    control_EventPage: () => control_EventPage,
    control_FailureCatalogue: () => control_FailureCatalogue,
    control_FaultKind: () => control_FaultKind,
    control_FaultList: () => control_FaultList,
    control_FaultParameter: () => control_FaultParameter,
    control_FaultRecord: () => control_FaultRecord,
    control_FaultWhere: () => control_FaultWhere,
    control_FaultsRemoved: () => control_FaultsRemoved,
    control_Health: () => control_Health,
    control_Instant: () => control_Instant,
    control_InvoiceCounts: () => control_InvoiceCounts,
    control_InvoiceList: () => control_InvoiceList,
    control_InvoiceOutcome: () => control_InvoiceOutcome,
    control_InvoiceRecord: () => control_InvoiceRecord,
    control_JournalEntry: () => control_JournalEntry,
    control_LabelList: () => control_LabelList,
    control_LabelRecord: () => control_LabelRecord,
    control_Matches: () => control_Matches,
    control_MerchantList: () => control_MerchantList,
    control_MerchantRecord: () => control_MerchantRecord,
    control_NextPage: () => control_NextPage,
    control_NullableInstant: () => control_NullableInstant,
    control_Place: () => control_Place,
    control_Problem: () => control_Problem,
    control_ProblemGroup: () => control_ProblemGroup,
    control_ProblemList: () => control_ProblemList,
    control_Rate: () => control_Rate,
    control_RecurringList: () => control_RecurringList,
    control_RecurringRecord: () => control_RecurringRecord,
    control_RequestList: () => control_RequestList,
    control_ResetResult: () => control_ResetResult,
    control_RewindPreview: () => control_RewindPreview,
    control_SandboxExport: () => control_SandboxExport,
    control_SandboxList: () => control_SandboxList,
    control_SandboxSummary: () => control_SandboxSummary,
    control_SessionList: () => control_SessionList,
    control_SessionRecord: () => control_SessionRecord,
    control_SettingsView: () => control_SettingsView,
    control_SmsList: () => control_SmsList,
    control_SmsRecord: () => control_SmsRecord,
    control_StateGraph: () => control_StateGraph,
    control_StateGraphs: () => control_StateGraphs,
    control_SwitchRecord: () => control_SwitchRecord,
    control_TestValueRecord: () => control_TestValueRecord,
    control_Webhook: () => control_Webhook,
    control_WhyResult: () => control_WhyResult
  });
  var api_TransactionNo = validate53, schema20 = { type: "string", pattern: "^[0-9]{13}$" }, pattern3 = new RegExp("^[0-9]{13}$", "u");
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern3.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{13}$" }, message: 'must match pattern "^[0-9]{13}$"', schema: "^[0-9]{13}$", parentSchema: schema20, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.type, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate53.errors = vErrors, validate53.errorCount = errors, validate53.reportableCount = reportable, errors === 0;
  }
  validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var api_OrderStatus = validate54, schema21 = { type: "string", enum: ["PENDING", "Paid", "Canceled", "PAID", "CANCELED", "Pending"] };
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.type, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "PENDING" || data === "Paid" || data === "Canceled" || data === "PAID" || data === "CANCELED" || data === "Pending")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values", schema: schema21.enum, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate54.errors = vErrors, validate54.errorCount = errors, validate54.reportableCount = reportable, errors === 0;
  }
  validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var api_Currency = validate55, schema22 = { type: "string", enum: ["SAR", "USD", "EUR", "GBP"] };
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.type, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "SAR" || data === "USD" || data === "EUR" || data === "GBP")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema22.enum }, message: "must be equal to one of the allowed values", schema: schema22.enum, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate55.errors = vErrors, validate55.errorCount = errors, validate55.reportableCount = reportable, errors === 0;
  }
  validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var api_CardBrand = validate56, schema23 = { type: "string", enum: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"] };
  function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate56.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "mada" || data === "visaMastercard" || data === "amex" || data === "tamara" || data === "stcpay" || data === "urpay" || data === "tabby")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values", schema: schema23.enum, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate56.errors = vErrors, validate56.errorCount = errors, validate56.reportableCount = reportable, errors === 0;
  }
  validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var api_TokenResponse = validate57, schema24 = { type: "object", required: ["id_token"], properties: { id_token: { type: "string", minLength: 1 } } }, func1 = require_ucs2length().default;
  function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate57.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id_token === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id_token" }, message: "must have required property 'id_token'", schema: schema24.required, parentSchema: schema24, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.id_token !== void 0) {
        let data0 = data.id_token;
        if (typeof data0 == "string") {
          if (func1(data0) < 1) {
            if (errors < 1e3) {
              let err1 = { instancePath: instancePath + "/id_token", schemaPath: "#/properties/id_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema24.properties.id_token, data: data0 };
              vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/id_token", schemaPath: "#/properties/id_token/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.id_token.type, parentSchema: schema24.properties.id_token, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate57.errors = vErrors, validate57.errorCount = errors, validate57.reportableCount = reportable, errors === 0;
  }
  validate57.evaluated = { props: { id_token: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_MerchantRelationship = validate58, schema25 = { type: "object", required: ["id", "merchantId", "merchantShopName", "merchantPhone", "merchantLicenseType", "merchantLicenseNumber", "merchantLicenseName", "merchantCivilId", "merchantEmail", "merchantStoreUsername", "partnerProfileNo", "partnerLicenseName", "currentViewer", "partnerId", "whoPayServiceFees", "partnerMadaFeesPercentage", "partnerLocalVisaFeesPercentage", "partnerGulfVisaFeesPercentage", "partnerGlobalVisaFeesPercentage", "partnerMadaFixedFees", "partnerVisaFixedFees", "partnerTerminationAmount", "partnerCurrentAmount", "profileReferenceNo", "relationshipCreationDate", "relationshipStatus", "terminationDate", "terminationNote"], properties: { id: { type: "integer" }, merchantId: { type: "integer" }, merchantShopName: { type: ["string", "null"] }, merchantPhone: { type: "string", "x-personal": !0 }, merchantLicenseType: { type: "string" }, merchantLicenseNumber: { type: "string", "x-personal": !0 }, merchantLicenseName: { type: "string", "x-personal": !0 }, merchantCivilId: { type: "string", "x-personal": !0 }, merchantEmail: { type: "string", "x-personal": !0 }, merchantStoreUsername: { type: ["string", "null"], "x-personal": !0 }, partnerProfileNo: { type: "string" }, partnerLicenseName: { type: "string" }, currentViewer: { type: "null" }, partnerId: { type: "null" }, whoPayServiceFees: { type: "string" }, partnerMadaFeesPercentage: { type: "number", format: "double", minimum: 0 }, partnerLocalVisaFeesPercentage: { type: ["number", "null"], format: "double", minimum: 0 }, partnerGulfVisaFeesPercentage: { type: ["number", "null"], format: "double", minimum: 0 }, partnerGlobalVisaFeesPercentage: { type: ["number", "null"], format: "double", minimum: 0 }, partnerMadaFixedFees: { type: ["number", "null"], format: "double", minimum: 0 }, partnerVisaFixedFees: { type: ["number", "null"], format: "double", minimum: 0 }, partnerTerminationAmount: { type: ["number", "null"], format: "double", minimum: 0 }, partnerCurrentAmount: { type: ["number", "null"], format: "double", minimum: 0 }, profileReferenceNo: { type: "string" }, relationshipCreationDate: { type: "integer" }, relationshipStatus: { type: "string" }, terminationDate: { type: ["integer", "null"] }, terminationNote: { type: ["string", "null"] } } }, formats0 = require_formats().fullFormats.double;
  function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate58.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.merchantId === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantId" }, message: "must have required property 'merchantId'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.merchantShopName === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantShopName" }, message: "must have required property 'merchantShopName'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.merchantPhone === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantPhone" }, message: "must have required property 'merchantPhone'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.merchantLicenseType === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantLicenseType" }, message: "must have required property 'merchantLicenseType'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.merchantLicenseNumber === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantLicenseNumber" }, message: "must have required property 'merchantLicenseNumber'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.merchantLicenseName === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantLicenseName" }, message: "must have required property 'merchantLicenseName'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.merchantCivilId === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantCivilId" }, message: "must have required property 'merchantCivilId'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.merchantEmail === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantEmail" }, message: "must have required property 'merchantEmail'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.merchantStoreUsername === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantStoreUsername" }, message: "must have required property 'merchantStoreUsername'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.partnerProfileNo === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerProfileNo" }, message: "must have required property 'partnerProfileNo'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.partnerLicenseName === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerLicenseName" }, message: "must have required property 'partnerLicenseName'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.currentViewer === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentViewer" }, message: "must have required property 'currentViewer'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.partnerId === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerId" }, message: "must have required property 'partnerId'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.whoPayServiceFees === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "whoPayServiceFees" }, message: "must have required property 'whoPayServiceFees'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.partnerMadaFeesPercentage === void 0) {
        if (errors < 1e3) {
          let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerMadaFeesPercentage" }, message: "must have required property 'partnerMadaFeesPercentage'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
        }
        errors++, reportable++;
      }
      if (data.partnerLocalVisaFeesPercentage === void 0) {
        if (errors < 1e3) {
          let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerLocalVisaFeesPercentage" }, message: "must have required property 'partnerLocalVisaFeesPercentage'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
        }
        errors++, reportable++;
      }
      if (data.partnerGulfVisaFeesPercentage === void 0) {
        if (errors < 1e3) {
          let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerGulfVisaFeesPercentage" }, message: "must have required property 'partnerGulfVisaFeesPercentage'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
        }
        errors++, reportable++;
      }
      if (data.partnerGlobalVisaFeesPercentage === void 0) {
        if (errors < 1e3) {
          let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerGlobalVisaFeesPercentage" }, message: "must have required property 'partnerGlobalVisaFeesPercentage'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
        }
        errors++, reportable++;
      }
      if (data.partnerMadaFixedFees === void 0) {
        if (errors < 1e3) {
          let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerMadaFixedFees" }, message: "must have required property 'partnerMadaFixedFees'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
        }
        errors++, reportable++;
      }
      if (data.partnerVisaFixedFees === void 0) {
        if (errors < 1e3) {
          let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerVisaFixedFees" }, message: "must have required property 'partnerVisaFixedFees'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
        }
        errors++, reportable++;
      }
      if (data.partnerTerminationAmount === void 0) {
        if (errors < 1e3) {
          let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerTerminationAmount" }, message: "must have required property 'partnerTerminationAmount'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
        }
        errors++, reportable++;
      }
      if (data.partnerCurrentAmount === void 0) {
        if (errors < 1e3) {
          let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerCurrentAmount" }, message: "must have required property 'partnerCurrentAmount'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
        }
        errors++, reportable++;
      }
      if (data.profileReferenceNo === void 0) {
        if (errors < 1e3) {
          let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "profileReferenceNo" }, message: "must have required property 'profileReferenceNo'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
        }
        errors++, reportable++;
      }
      if (data.relationshipCreationDate === void 0) {
        if (errors < 1e3) {
          let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationshipCreationDate" }, message: "must have required property 'relationshipCreationDate'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
        }
        errors++, reportable++;
      }
      if (data.relationshipStatus === void 0) {
        if (errors < 1e3) {
          let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationshipStatus" }, message: "must have required property 'relationshipStatus'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
        }
        errors++, reportable++;
      }
      if (data.terminationDate === void 0) {
        if (errors < 1e3) {
          let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminationDate" }, message: "must have required property 'terminationDate'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
        }
        errors++, reportable++;
      }
      if (data.terminationNote === void 0) {
        if (errors < 1e3) {
          let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminationNote" }, message: "must have required property 'terminationNote'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema25.properties.id.type, parentSchema: schema25.properties.id, data: data0 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantId !== void 0) {
        let data1 = data.merchantId;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/merchantId", schemaPath: "#/properties/merchantId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema25.properties.merchantId.type, parentSchema: schema25.properties.merchantId, data: data1 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantShopName !== void 0) {
        let data2 = data.merchantShopName;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/merchantShopName", schemaPath: "#/properties/merchantShopName/type", keyword: "type", params: { type: schema25.properties.merchantShopName.type }, message: "must be string,null", schema: schema25.properties.merchantShopName.type, parentSchema: schema25.properties.merchantShopName, data: data2 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantPhone !== void 0) {
        let data3 = data.merchantPhone;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/merchantPhone", schemaPath: "#/properties/merchantPhone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.merchantPhone.type, parentSchema: schema25.properties.merchantPhone, data: data3 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantLicenseType !== void 0) {
        let data4 = data.merchantLicenseType;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/merchantLicenseType", schemaPath: "#/properties/merchantLicenseType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.merchantLicenseType.type, parentSchema: schema25.properties.merchantLicenseType, data: data4 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantLicenseNumber !== void 0) {
        let data5 = data.merchantLicenseNumber;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/merchantLicenseNumber", schemaPath: "#/properties/merchantLicenseNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.merchantLicenseNumber.type, parentSchema: schema25.properties.merchantLicenseNumber, data: data5 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantLicenseName !== void 0) {
        let data6 = data.merchantLicenseName;
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/merchantLicenseName", schemaPath: "#/properties/merchantLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.merchantLicenseName.type, parentSchema: schema25.properties.merchantLicenseName, data: data6 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantCivilId !== void 0) {
        let data7 = data.merchantCivilId;
        if (typeof data7 != "string") {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/merchantCivilId", schemaPath: "#/properties/merchantCivilId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.merchantCivilId.type, parentSchema: schema25.properties.merchantCivilId, data: data7 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantEmail !== void 0) {
        let data8 = data.merchantEmail;
        if (typeof data8 != "string") {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/merchantEmail", schemaPath: "#/properties/merchantEmail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.merchantEmail.type, parentSchema: schema25.properties.merchantEmail, data: data8 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantStoreUsername !== void 0) {
        let data9 = data.merchantStoreUsername;
        if (typeof data9 != "string" && data9 !== null) {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/merchantStoreUsername", schemaPath: "#/properties/merchantStoreUsername/type", keyword: "type", params: { type: schema25.properties.merchantStoreUsername.type }, message: "must be string,null", schema: schema25.properties.merchantStoreUsername.type, parentSchema: schema25.properties.merchantStoreUsername, data: data9 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerProfileNo !== void 0) {
        let data10 = data.partnerProfileNo;
        if (typeof data10 != "string") {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.partnerProfileNo.type, parentSchema: schema25.properties.partnerProfileNo, data: data10 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerLicenseName !== void 0) {
        let data11 = data.partnerLicenseName;
        if (typeof data11 != "string") {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/partnerLicenseName", schemaPath: "#/properties/partnerLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.partnerLicenseName.type, parentSchema: schema25.properties.partnerLicenseName, data: data11 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
      }
      if (data.currentViewer !== void 0) {
        let data12 = data.currentViewer;
        if (data12 !== null) {
          if (errors < 1e3) {
            let err40 = { instancePath: instancePath + "/currentViewer", schemaPath: "#/properties/currentViewer/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema25.properties.currentViewer.type, parentSchema: schema25.properties.currentViewer, data: data12 };
            vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerId !== void 0) {
        let data13 = data.partnerId;
        if (data13 !== null) {
          if (errors < 1e3) {
            let err41 = { instancePath: instancePath + "/partnerId", schemaPath: "#/properties/partnerId/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema25.properties.partnerId.type, parentSchema: schema25.properties.partnerId, data: data13 };
            vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
          }
          errors++, reportable++;
        }
      }
      if (data.whoPayServiceFees !== void 0) {
        let data14 = data.whoPayServiceFees;
        if (typeof data14 != "string") {
          if (errors < 1e3) {
            let err42 = { instancePath: instancePath + "/whoPayServiceFees", schemaPath: "#/properties/whoPayServiceFees/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.whoPayServiceFees.type, parentSchema: schema25.properties.whoPayServiceFees, data: data14 };
            vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerMadaFeesPercentage !== void 0) {
        let data15 = data.partnerMadaFeesPercentage;
        if (typeof data15 == "number" && isFinite(data15)) {
          if (data15 < 0 || isNaN(data15)) {
            if (errors < 1e3) {
              let err43 = { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerMadaFeesPercentage, data: data15 };
              vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data15)) {
            if (errors < 1e3) {
              let err44 = { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerMadaFeesPercentage, data: data15 };
              vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err45 = { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema25.properties.partnerMadaFeesPercentage.type, parentSchema: schema25.properties.partnerMadaFeesPercentage, data: data15 };
            vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerLocalVisaFeesPercentage !== void 0) {
        let data16 = data.partnerLocalVisaFeesPercentage;
        if (!(typeof data16 == "number" && isFinite(data16)) && data16 !== null) {
          if (errors < 1e3) {
            let err46 = { instancePath: instancePath + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/partnerLocalVisaFeesPercentage/type", keyword: "type", params: { type: schema25.properties.partnerLocalVisaFeesPercentage.type }, message: "must be number,null", schema: schema25.properties.partnerLocalVisaFeesPercentage.type, parentSchema: schema25.properties.partnerLocalVisaFeesPercentage, data: data16 };
            vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
          }
          errors++, reportable++;
        }
        if (typeof data16 == "number" && isFinite(data16)) {
          if (data16 < 0 || isNaN(data16)) {
            if (errors < 1e3) {
              let err47 = { instancePath: instancePath + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/partnerLocalVisaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerLocalVisaFeesPercentage, data: data16 };
              vErrors === null ? vErrors = [err47] : vErrors[errors] = err47;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data16)) {
            if (errors < 1e3) {
              let err48 = { instancePath: instancePath + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/partnerLocalVisaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerLocalVisaFeesPercentage, data: data16 };
              vErrors === null ? vErrors = [err48] : vErrors[errors] = err48;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.partnerGulfVisaFeesPercentage !== void 0) {
        let data17 = data.partnerGulfVisaFeesPercentage;
        if (!(typeof data17 == "number" && isFinite(data17)) && data17 !== null) {
          if (errors < 1e3) {
            let err49 = { instancePath: instancePath + "/partnerGulfVisaFeesPercentage", schemaPath: "#/properties/partnerGulfVisaFeesPercentage/type", keyword: "type", params: { type: schema25.properties.partnerGulfVisaFeesPercentage.type }, message: "must be number,null", schema: schema25.properties.partnerGulfVisaFeesPercentage.type, parentSchema: schema25.properties.partnerGulfVisaFeesPercentage, data: data17 };
            vErrors === null ? vErrors = [err49] : vErrors[errors] = err49;
          }
          errors++, reportable++;
        }
        if (typeof data17 == "number" && isFinite(data17)) {
          if (data17 < 0 || isNaN(data17)) {
            if (errors < 1e3) {
              let err50 = { instancePath: instancePath + "/partnerGulfVisaFeesPercentage", schemaPath: "#/properties/partnerGulfVisaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerGulfVisaFeesPercentage, data: data17 };
              vErrors === null ? vErrors = [err50] : vErrors[errors] = err50;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data17)) {
            if (errors < 1e3) {
              let err51 = { instancePath: instancePath + "/partnerGulfVisaFeesPercentage", schemaPath: "#/properties/partnerGulfVisaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerGulfVisaFeesPercentage, data: data17 };
              vErrors === null ? vErrors = [err51] : vErrors[errors] = err51;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.partnerGlobalVisaFeesPercentage !== void 0) {
        let data18 = data.partnerGlobalVisaFeesPercentage;
        if (!(typeof data18 == "number" && isFinite(data18)) && data18 !== null) {
          if (errors < 1e3) {
            let err52 = { instancePath: instancePath + "/partnerGlobalVisaFeesPercentage", schemaPath: "#/properties/partnerGlobalVisaFeesPercentage/type", keyword: "type", params: { type: schema25.properties.partnerGlobalVisaFeesPercentage.type }, message: "must be number,null", schema: schema25.properties.partnerGlobalVisaFeesPercentage.type, parentSchema: schema25.properties.partnerGlobalVisaFeesPercentage, data: data18 };
            vErrors === null ? vErrors = [err52] : vErrors[errors] = err52;
          }
          errors++, reportable++;
        }
        if (typeof data18 == "number" && isFinite(data18)) {
          if (data18 < 0 || isNaN(data18)) {
            if (errors < 1e3) {
              let err53 = { instancePath: instancePath + "/partnerGlobalVisaFeesPercentage", schemaPath: "#/properties/partnerGlobalVisaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerGlobalVisaFeesPercentage, data: data18 };
              vErrors === null ? vErrors = [err53] : vErrors[errors] = err53;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data18)) {
            if (errors < 1e3) {
              let err54 = { instancePath: instancePath + "/partnerGlobalVisaFeesPercentage", schemaPath: "#/properties/partnerGlobalVisaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerGlobalVisaFeesPercentage, data: data18 };
              vErrors === null ? vErrors = [err54] : vErrors[errors] = err54;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.partnerMadaFixedFees !== void 0) {
        let data19 = data.partnerMadaFixedFees;
        if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
          if (errors < 1e3) {
            let err55 = { instancePath: instancePath + "/partnerMadaFixedFees", schemaPath: "#/properties/partnerMadaFixedFees/type", keyword: "type", params: { type: schema25.properties.partnerMadaFixedFees.type }, message: "must be number,null", schema: schema25.properties.partnerMadaFixedFees.type, parentSchema: schema25.properties.partnerMadaFixedFees, data: data19 };
            vErrors === null ? vErrors = [err55] : vErrors[errors] = err55;
          }
          errors++, reportable++;
        }
        if (typeof data19 == "number" && isFinite(data19)) {
          if (data19 < 0 || isNaN(data19)) {
            if (errors < 1e3) {
              let err56 = { instancePath: instancePath + "/partnerMadaFixedFees", schemaPath: "#/properties/partnerMadaFixedFees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerMadaFixedFees, data: data19 };
              vErrors === null ? vErrors = [err56] : vErrors[errors] = err56;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data19)) {
            if (errors < 1e3) {
              let err57 = { instancePath: instancePath + "/partnerMadaFixedFees", schemaPath: "#/properties/partnerMadaFixedFees/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerMadaFixedFees, data: data19 };
              vErrors === null ? vErrors = [err57] : vErrors[errors] = err57;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.partnerVisaFixedFees !== void 0) {
        let data20 = data.partnerVisaFixedFees;
        if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
          if (errors < 1e3) {
            let err58 = { instancePath: instancePath + "/partnerVisaFixedFees", schemaPath: "#/properties/partnerVisaFixedFees/type", keyword: "type", params: { type: schema25.properties.partnerVisaFixedFees.type }, message: "must be number,null", schema: schema25.properties.partnerVisaFixedFees.type, parentSchema: schema25.properties.partnerVisaFixedFees, data: data20 };
            vErrors === null ? vErrors = [err58] : vErrors[errors] = err58;
          }
          errors++, reportable++;
        }
        if (typeof data20 == "number" && isFinite(data20)) {
          if (data20 < 0 || isNaN(data20)) {
            if (errors < 1e3) {
              let err59 = { instancePath: instancePath + "/partnerVisaFixedFees", schemaPath: "#/properties/partnerVisaFixedFees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerVisaFixedFees, data: data20 };
              vErrors === null ? vErrors = [err59] : vErrors[errors] = err59;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data20)) {
            if (errors < 1e3) {
              let err60 = { instancePath: instancePath + "/partnerVisaFixedFees", schemaPath: "#/properties/partnerVisaFixedFees/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerVisaFixedFees, data: data20 };
              vErrors === null ? vErrors = [err60] : vErrors[errors] = err60;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.partnerTerminationAmount !== void 0) {
        let data21 = data.partnerTerminationAmount;
        if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
          if (errors < 1e3) {
            let err61 = { instancePath: instancePath + "/partnerTerminationAmount", schemaPath: "#/properties/partnerTerminationAmount/type", keyword: "type", params: { type: schema25.properties.partnerTerminationAmount.type }, message: "must be number,null", schema: schema25.properties.partnerTerminationAmount.type, parentSchema: schema25.properties.partnerTerminationAmount, data: data21 };
            vErrors === null ? vErrors = [err61] : vErrors[errors] = err61;
          }
          errors++, reportable++;
        }
        if (typeof data21 == "number" && isFinite(data21)) {
          if (data21 < 0 || isNaN(data21)) {
            if (errors < 1e3) {
              let err62 = { instancePath: instancePath + "/partnerTerminationAmount", schemaPath: "#/properties/partnerTerminationAmount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerTerminationAmount, data: data21 };
              vErrors === null ? vErrors = [err62] : vErrors[errors] = err62;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data21)) {
            if (errors < 1e3) {
              let err63 = { instancePath: instancePath + "/partnerTerminationAmount", schemaPath: "#/properties/partnerTerminationAmount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerTerminationAmount, data: data21 };
              vErrors === null ? vErrors = [err63] : vErrors[errors] = err63;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.partnerCurrentAmount !== void 0) {
        let data22 = data.partnerCurrentAmount;
        if (!(typeof data22 == "number" && isFinite(data22)) && data22 !== null) {
          if (errors < 1e3) {
            let err64 = { instancePath: instancePath + "/partnerCurrentAmount", schemaPath: "#/properties/partnerCurrentAmount/type", keyword: "type", params: { type: schema25.properties.partnerCurrentAmount.type }, message: "must be number,null", schema: schema25.properties.partnerCurrentAmount.type, parentSchema: schema25.properties.partnerCurrentAmount, data: data22 };
            vErrors === null ? vErrors = [err64] : vErrors[errors] = err64;
          }
          errors++, reportable++;
        }
        if (typeof data22 == "number" && isFinite(data22)) {
          if (data22 < 0 || isNaN(data22)) {
            if (errors < 1e3) {
              let err65 = { instancePath: instancePath + "/partnerCurrentAmount", schemaPath: "#/properties/partnerCurrentAmount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.partnerCurrentAmount, data: data22 };
              vErrors === null ? vErrors = [err65] : vErrors[errors] = err65;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data22)) {
            if (errors < 1e3) {
              let err66 = { instancePath: instancePath + "/partnerCurrentAmount", schemaPath: "#/properties/partnerCurrentAmount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema25.properties.partnerCurrentAmount, data: data22 };
              vErrors === null ? vErrors = [err66] : vErrors[errors] = err66;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.profileReferenceNo !== void 0) {
        let data23 = data.profileReferenceNo;
        if (typeof data23 != "string") {
          if (errors < 1e3) {
            let err67 = { instancePath: instancePath + "/profileReferenceNo", schemaPath: "#/properties/profileReferenceNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.profileReferenceNo.type, parentSchema: schema25.properties.profileReferenceNo, data: data23 };
            vErrors === null ? vErrors = [err67] : vErrors[errors] = err67;
          }
          errors++, reportable++;
        }
      }
      if (data.relationshipCreationDate !== void 0) {
        let data24 = data.relationshipCreationDate;
        if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
          if (errors < 1e3) {
            let err68 = { instancePath: instancePath + "/relationshipCreationDate", schemaPath: "#/properties/relationshipCreationDate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema25.properties.relationshipCreationDate.type, parentSchema: schema25.properties.relationshipCreationDate, data: data24 };
            vErrors === null ? vErrors = [err68] : vErrors[errors] = err68;
          }
          errors++, reportable++;
        }
      }
      if (data.relationshipStatus !== void 0) {
        let data25 = data.relationshipStatus;
        if (typeof data25 != "string") {
          if (errors < 1e3) {
            let err69 = { instancePath: instancePath + "/relationshipStatus", schemaPath: "#/properties/relationshipStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.relationshipStatus.type, parentSchema: schema25.properties.relationshipStatus, data: data25 };
            vErrors === null ? vErrors = [err69] : vErrors[errors] = err69;
          }
          errors++, reportable++;
        }
      }
      if (data.terminationDate !== void 0) {
        let data26 = data.terminationDate;
        if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26)) && data26 !== null) {
          if (errors < 1e3) {
            let err70 = { instancePath: instancePath + "/terminationDate", schemaPath: "#/properties/terminationDate/type", keyword: "type", params: { type: schema25.properties.terminationDate.type }, message: "must be integer,null", schema: schema25.properties.terminationDate.type, parentSchema: schema25.properties.terminationDate, data: data26 };
            vErrors === null ? vErrors = [err70] : vErrors[errors] = err70;
          }
          errors++, reportable++;
        }
      }
      if (data.terminationNote !== void 0) {
        let data27 = data.terminationNote;
        if (typeof data27 != "string" && data27 !== null) {
          if (errors < 1e3) {
            let err71 = { instancePath: instancePath + "/terminationNote", schemaPath: "#/properties/terminationNote/type", keyword: "type", params: { type: schema25.properties.terminationNote.type }, message: "must be string,null", schema: schema25.properties.terminationNote.type, parentSchema: schema25.properties.terminationNote, data: data27 };
            vErrors === null ? vErrors = [err71] : vErrors[errors] = err71;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err72 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema25.type, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err72] : vErrors[errors] = err72;
      }
      errors++, reportable++;
    }
    return validate58.errors = vErrors, validate58.errorCount = errors, validate58.reportableCount = reportable, errors === 0;
  }
  validate58.evaluated = { props: { id: !0, merchantId: !0, merchantShopName: !0, merchantPhone: !0, merchantLicenseType: !0, merchantLicenseNumber: !0, merchantLicenseName: !0, merchantCivilId: !0, merchantEmail: !0, merchantStoreUsername: !0, partnerProfileNo: !0, partnerLicenseName: !0, currentViewer: !0, partnerId: !0, whoPayServiceFees: !0, partnerMadaFeesPercentage: !0, partnerLocalVisaFeesPercentage: !0, partnerGulfVisaFeesPercentage: !0, partnerGlobalVisaFeesPercentage: !0, partnerMadaFixedFees: !0, partnerVisaFixedFees: !0, partnerTerminationAmount: !0, partnerCurrentAmount: !0, profileReferenceNo: !0, relationshipCreationDate: !0, relationshipStatus: !0, terminationDate: !0, terminationNote: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_EchoedProduct = validate59, schema26 = { type: "object", required: ["title", "price", "qty", "description", "isDigital", "imageSrc", "specificVat", "productCost"], properties: { title: { type: "string" }, price: { type: "number", format: "double", minimum: 0 }, qty: { type: "integer", minimum: 1 }, description: { type: ["string", "null"] }, isDigital: { type: ["boolean", "null"] }, imageSrc: { type: ["string", "null"] }, specificVat: { type: ["number", "null"], format: "double", minimum: 0 }, productCost: { type: ["number", "null"], format: "double", minimum: 0 } } };
  function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.title === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.price === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.qty === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "qty" }, message: "must have required property 'qty'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.description === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.isDigital === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isDigital" }, message: "must have required property 'isDigital'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.imageSrc === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "imageSrc" }, message: "must have required property 'imageSrc'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.specificVat === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "specificVat" }, message: "must have required property 'specificVat'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.productCost === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "productCost" }, message: "must have required property 'productCost'", schema: schema26.required, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.title !== void 0) {
        let data0 = data.title;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.title.type, parentSchema: schema26.properties.title, data: data0 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.price !== void 0) {
        let data1 = data.price;
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 < 0 || isNaN(data1)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/price", schemaPath: "#/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema26.properties.price, data: data1 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data1)) {
            if (errors < 1e3) {
              let err10 = { instancePath: instancePath + "/price", schemaPath: "#/properties/price/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema26.properties.price, data: data1 };
              vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/price", schemaPath: "#/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema26.properties.price.type, parentSchema: schema26.properties.price, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.qty !== void 0) {
        let data2 = data.qty;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/qty", schemaPath: "#/properties/qty/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema26.properties.qty.type, parentSchema: schema26.properties.qty, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/qty", schemaPath: "#/properties/qty/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema26.properties.qty, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.description !== void 0) {
        let data3 = data.description;
        if (typeof data3 != "string" && data3 !== null) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema26.properties.description.type }, message: "must be string,null", schema: schema26.properties.description.type, parentSchema: schema26.properties.description, data: data3 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.isDigital !== void 0) {
        let data4 = data.isDigital;
        if (typeof data4 != "boolean" && data4 !== null) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/isDigital", schemaPath: "#/properties/isDigital/type", keyword: "type", params: { type: schema26.properties.isDigital.type }, message: "must be boolean,null", schema: schema26.properties.isDigital.type, parentSchema: schema26.properties.isDigital, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.imageSrc !== void 0) {
        let data5 = data.imageSrc;
        if (typeof data5 != "string" && data5 !== null) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/imageSrc", schemaPath: "#/properties/imageSrc/type", keyword: "type", params: { type: schema26.properties.imageSrc.type }, message: "must be string,null", schema: schema26.properties.imageSrc.type, parentSchema: schema26.properties.imageSrc, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.specificVat !== void 0) {
        let data6 = data.specificVat;
        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/specificVat", schemaPath: "#/properties/specificVat/type", keyword: "type", params: { type: schema26.properties.specificVat.type }, message: "must be number,null", schema: schema26.properties.specificVat.type, parentSchema: schema26.properties.specificVat, data: data6 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 < 0 || isNaN(data6)) {
            if (errors < 1e3) {
              let err18 = { instancePath: instancePath + "/specificVat", schemaPath: "#/properties/specificVat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema26.properties.specificVat, data: data6 };
              vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data6)) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/specificVat", schemaPath: "#/properties/specificVat/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema26.properties.specificVat, data: data6 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.productCost !== void 0) {
        let data7 = data.productCost;
        if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/productCost", schemaPath: "#/properties/productCost/type", keyword: "type", params: { type: schema26.properties.productCost.type }, message: "must be number,null", schema: schema26.properties.productCost.type, parentSchema: schema26.properties.productCost, data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 < 0 || isNaN(data7)) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/productCost", schemaPath: "#/properties/productCost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema26.properties.productCost, data: data7 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data7)) {
            if (errors < 1e3) {
              let err22 = { instancePath: instancePath + "/productCost", schemaPath: "#/properties/productCost/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema26.properties.productCost, data: data7 };
              vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
            }
            errors++, reportable++;
          }
        }
      }
    } else {
      if (errors < 1e3) {
        let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
      }
      errors++, reportable++;
    }
    return validate59.errors = vErrors, validate59.errorCount = errors, validate59.reportableCount = reportable, errors === 0;
  }
  validate59.evaluated = { props: { title: !0, price: !0, qty: !0, description: !0, isDigital: !0, imageSrc: !0, specificVat: !0, productCost: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_GatewayOrderRequest = validate60, schema27 = { type: "object", required: ["orderNumber", "amount", "callBackUrl", "cancelUrl", "clientName", "clientEmail", "clientMobile", "currency", "products", "smsMessage", "supportedCardBrands", "displayPending", "note", "receivers", "partnerPortion", "metadata"], properties: { orderNumber: { type: "string" }, amount: { type: "number", format: "double", minimum: 0.01 }, callBackUrl: { type: "string" }, cancelUrl: { type: ["string", "null"] }, clientName: { type: "string", "x-personal": !0 }, clientEmail: { type: ["string", "null"], "x-personal": !0 }, clientMobile: { type: "string", "x-personal": !0 }, currency: { $ref: "#/$defs/Currency" }, products: { type: "array", items: { $ref: "#/$defs/EchoedProduct" } }, smsMessage: { type: ["string", "null"] }, supportedCardBrands: { type: ["array", "null"], items: { $ref: "#/$defs/CardBrand" } }, displayPending: { type: ["boolean", "null"] }, note: { type: ["string", "null"] }, receivers: { type: "null" }, partnerPortion: { type: "null" }, metadata: { type: "null" } } };
  function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.orderNumber === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callBackUrl === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callBackUrl" }, message: "must have required property 'callBackUrl'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.cancelUrl === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancelUrl" }, message: "must have required property 'cancelUrl'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.clientName === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.clientEmail === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientEmail" }, message: "must have required property 'clientEmail'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.clientMobile === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.products === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "products" }, message: "must have required property 'products'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.smsMessage === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsMessage" }, message: "must have required property 'smsMessage'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.supportedCardBrands === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportedCardBrands" }, message: "must have required property 'supportedCardBrands'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.displayPending === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "displayPending" }, message: "must have required property 'displayPending'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.note === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.receivers === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "receivers" }, message: "must have required property 'receivers'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.partnerPortion === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerPortion" }, message: "must have required property 'partnerPortion'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.metadata === void 0) {
        if (errors < 1e3) {
          let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'", schema: schema27.required, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
        }
        errors++, reportable++;
      }
      if (data.orderNumber !== void 0) {
        let data0 = data.orderNumber;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.properties.orderNumber.type, parentSchema: schema27.properties.orderNumber, data: data0 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.amount !== void 0) {
        let data1 = data.amount;
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 < 0.01 || isNaN(data1)) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema27.properties.amount, data: data1 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data1)) {
            if (errors < 1e3) {
              let err18 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema27.properties.amount, data: data1 };
              vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema27.properties.amount.type, parentSchema: schema27.properties.amount, data: data1 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.callBackUrl !== void 0) {
        let data2 = data.callBackUrl;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.properties.callBackUrl.type, parentSchema: schema27.properties.callBackUrl, data: data2 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data.cancelUrl !== void 0) {
        let data3 = data.cancelUrl;
        if (typeof data3 != "string" && data3 !== null) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/type", keyword: "type", params: { type: schema27.properties.cancelUrl.type }, message: "must be string,null", schema: schema27.properties.cancelUrl.type, parentSchema: schema27.properties.cancelUrl, data: data3 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.clientName !== void 0) {
        let data4 = data.clientName;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.properties.clientName.type, parentSchema: schema27.properties.clientName, data: data4 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      if (data.clientEmail !== void 0) {
        let data5 = data.clientEmail;
        if (typeof data5 != "string" && data5 !== null) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/type", keyword: "type", params: { type: schema27.properties.clientEmail.type }, message: "must be string,null", schema: schema27.properties.clientEmail.type, parentSchema: schema27.properties.clientEmail, data: data5 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.clientMobile !== void 0) {
        let data6 = data.clientMobile;
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.properties.clientMobile.type, parentSchema: schema27.properties.clientMobile, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data.currency !== void 0 && (validate55(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.products !== void 0) {
        let data8 = data.products;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate59(data8[i0], { instancePath: instancePath + "/products/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount);
        } else {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/products", schemaPath: "#/properties/products/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema27.properties.products.type, parentSchema: schema27.properties.products, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
      }
      if (data.smsMessage !== void 0) {
        let data10 = data.smsMessage;
        if (typeof data10 != "string" && data10 !== null) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/smsMessage", schemaPath: "#/properties/smsMessage/type", keyword: "type", params: { type: schema27.properties.smsMessage.type }, message: "must be string,null", schema: schema27.properties.smsMessage.type, parentSchema: schema27.properties.smsMessage, data: data10 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.supportedCardBrands !== void 0) {
        let data11 = data.supportedCardBrands;
        if (!Array.isArray(data11) && data11 !== null) {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/supportedCardBrands", schemaPath: "#/properties/supportedCardBrands/type", keyword: "type", params: { type: schema27.properties.supportedCardBrands.type }, message: "must be array,null", schema: schema27.properties.supportedCardBrands.type, parentSchema: schema27.properties.supportedCardBrands, data: data11 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (Array.isArray(data11)) {
          let len1 = data11.length;
          for (let i1 = 0; i1 < len1; i1++)
            validate56(data11[i1], { instancePath: instancePath + "/supportedCardBrands/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate56.errors), errors += validate56.errorCount, reportable += validate56.reportableCount);
        }
      }
      if (data.displayPending !== void 0) {
        let data13 = data.displayPending;
        if (typeof data13 != "boolean" && data13 !== null) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/displayPending", schemaPath: "#/properties/displayPending/type", keyword: "type", params: { type: schema27.properties.displayPending.type }, message: "must be boolean,null", schema: schema27.properties.displayPending.type, parentSchema: schema27.properties.displayPending, data: data13 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.note !== void 0) {
        let data14 = data.note;
        if (typeof data14 != "string" && data14 !== null) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema27.properties.note.type }, message: "must be string,null", schema: schema27.properties.note.type, parentSchema: schema27.properties.note, data: data14 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
      }
      if (data.receivers !== void 0) {
        let data15 = data.receivers;
        if (data15 !== null) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/receivers", schemaPath: "#/properties/receivers/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema27.properties.receivers.type, parentSchema: schema27.properties.receivers, data: data15 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerPortion !== void 0) {
        let data16 = data.partnerPortion;
        if (data16 !== null) {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/partnerPortion", schemaPath: "#/properties/partnerPortion/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema27.properties.partnerPortion.type, parentSchema: schema27.properties.partnerPortion, data: data16 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
      }
      if (data.metadata !== void 0) {
        let data17 = data.metadata;
        if (data17 !== null) {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema27.properties.metadata.type, parentSchema: schema27.properties.metadata, data: data17 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema27.type, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
      }
      errors++, reportable++;
    }
    return validate60.errors = vErrors, validate60.errorCount = errors, validate60.reportableCount = reportable, errors === 0;
  }
  validate60.evaluated = { props: { orderNumber: !0, amount: !0, callBackUrl: !0, cancelUrl: !0, clientName: !0, clientEmail: !0, clientMobile: !0, currency: !0, products: !0, smsMessage: !0, supportedCardBrands: !0, displayPending: !0, note: !0, receivers: !0, partnerPortion: !0, metadata: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_Invoice = validate64, schema28 = { type: "object", required: ["gatewayOrderRequest", "amount", "transactionNo", "orderStatus", "url", "qrUrl", "mobileUrl", "checkUrl", "digitalOrder", "foreignCurrencyRate", "success", "paymentErrors", "paymentReceipt", "metadata"], properties: { gatewayOrderRequest: { $ref: "#/$defs/GatewayOrderRequest" }, amount: { type: "number", format: "double", minimum: 0.01 }, transactionNo: { $ref: "#/$defs/TransactionNo" }, orderStatus: { $ref: "#/$defs/OrderStatus" }, url: { type: "string", format: "uri" }, qrUrl: { type: "string", format: "uri" }, mobileUrl: { type: "string", format: "uri", "x-personal": !0 }, checkUrl: { type: "string", format: "uri", pattern: "^https?://[^ ]+/api/getInvoice/[0-9A-Za-z]+$" }, digitalOrder: { type: "boolean" }, foreignCurrencyRate: { type: ["number", "null"], format: "double", minimum: 0 }, success: { type: "boolean" }, paymentErrors: { anyOf: [{ type: "null" }, { type: "string" }, { type: "array", items: { $ref: "#/$defs/PaymentError" } }] }, paymentReceipt: { anyOf: [{ $ref: "#/$defs/PaymentReceipt" }, { type: "null" }] }, metadata: { type: ["object", "null"] } } }, schema29 = { type: "object", required: ["errorCode", "errorTitle", "errorMessage", "errorTime"], properties: { errorCode: { type: "string" }, errorTitle: { type: "string" }, errorMessage: { type: "string" }, errorTime: { type: "string", format: "date-time" } } }, formats36 = require_formats().fullFormats["date-time"];
  function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.errorCode === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.errorTitle === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorTitle" }, message: "must have required property 'errorTitle'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.errorMessage === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorMessage" }, message: "must have required property 'errorMessage'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.errorTime === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorTime" }, message: "must have required property 'errorTime'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.errorCode !== void 0) {
        let data0 = data.errorCode;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorCode.type, parentSchema: schema29.properties.errorCode, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.errorTitle !== void 0) {
        let data1 = data.errorTitle;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/errorTitle", schemaPath: "#/properties/errorTitle/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorTitle.type, parentSchema: schema29.properties.errorTitle, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.errorMessage !== void 0) {
        let data2 = data.errorMessage;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/errorMessage", schemaPath: "#/properties/errorMessage/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorMessage.type, parentSchema: schema29.properties.errorMessage, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.errorTime !== void 0) {
        let data3 = data.errorTime;
        if (typeof data3 == "string") {
          if (!formats36.validate(data3)) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/errorTime", schemaPath: "#/properties/errorTime/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema29.properties.errorTime, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/errorTime", schemaPath: "#/properties/errorTime/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorTime.type, parentSchema: schema29.properties.errorTime, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate68.errors = vErrors, validate68.errorCount = errors, validate68.reportableCount = reportable, errors === 0;
  }
  validate68.evaluated = { props: { errorCode: !0, errorTitle: !0, errorMessage: !0, errorTime: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema30 = { type: "object", required: ["receiptUrl", "passcode", "paymentMethod", "paymentDate", "bankCardNumber"], properties: { receiptUrl: { type: "string", format: "uri" }, passcode: { type: "string", pattern: "^[0-9]{6}$" }, paymentMethod: { type: "string", enum: ["MADA", "VISA", "AMEX", "TAMARA", "STCPAY", "URPAY", "TABBY"] }, paymentDate: { type: "string", format: "date-time" }, bankCardNumber: { type: ["string", "null"], pattern: "^[0-9]{4}$" } } }, formats26 = require_formats().fullFormats.uri, pattern5 = new RegExp("^[0-9]{6}$", "u"), pattern6 = new RegExp("^[0-9]{4}$", "u");
  function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate70.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.receiptUrl === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "receiptUrl" }, message: "must have required property 'receiptUrl'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.passcode === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passcode" }, message: "must have required property 'passcode'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.paymentMethod === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentMethod" }, message: "must have required property 'paymentMethod'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.paymentDate === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentDate" }, message: "must have required property 'paymentDate'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.bankCardNumber === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bankCardNumber" }, message: "must have required property 'bankCardNumber'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.receiptUrl !== void 0) {
        let data0 = data.receiptUrl;
        if (typeof data0 == "string") {
          if (!formats26(data0)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/receiptUrl", schemaPath: "#/properties/receiptUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema30.properties.receiptUrl, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/receiptUrl", schemaPath: "#/properties/receiptUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.receiptUrl.type, parentSchema: schema30.properties.receiptUrl, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.passcode !== void 0) {
        let data1 = data.passcode;
        if (typeof data1 == "string") {
          if (!pattern5.test(data1)) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/passcode", schemaPath: "#/properties/passcode/pattern", keyword: "pattern", params: { pattern: "^[0-9]{6}$" }, message: 'must match pattern "^[0-9]{6}$"', schema: "^[0-9]{6}$", parentSchema: schema30.properties.passcode, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/passcode", schemaPath: "#/properties/passcode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.passcode.type, parentSchema: schema30.properties.passcode, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentMethod !== void 0) {
        let data2 = data.paymentMethod;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/paymentMethod", schemaPath: "#/properties/paymentMethod/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.paymentMethod.type, parentSchema: schema30.properties.paymentMethod, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (!(data2 === "MADA" || data2 === "VISA" || data2 === "AMEX" || data2 === "TAMARA" || data2 === "STCPAY" || data2 === "URPAY" || data2 === "TABBY")) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/paymentMethod", schemaPath: "#/properties/paymentMethod/enum", keyword: "enum", params: { allowedValues: schema30.properties.paymentMethod.enum }, message: "must be equal to one of the allowed values", schema: schema30.properties.paymentMethod.enum, parentSchema: schema30.properties.paymentMethod, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentDate !== void 0) {
        let data3 = data.paymentDate;
        if (typeof data3 == "string") {
          if (!formats36.validate(data3)) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/paymentDate", schemaPath: "#/properties/paymentDate/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema30.properties.paymentDate, data: data3 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/paymentDate", schemaPath: "#/properties/paymentDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.paymentDate.type, parentSchema: schema30.properties.paymentDate, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.bankCardNumber !== void 0) {
        let data4 = data.bankCardNumber;
        if (typeof data4 != "string" && data4 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/bankCardNumber", schemaPath: "#/properties/bankCardNumber/type", keyword: "type", params: { type: schema30.properties.bankCardNumber.type }, message: "must be string,null", schema: schema30.properties.bankCardNumber.type, parentSchema: schema30.properties.bankCardNumber, data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (typeof data4 == "string" && !pattern6.test(data4)) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/bankCardNumber", schemaPath: "#/properties/bankCardNumber/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}$" }, message: 'must match pattern "^[0-9]{4}$"', schema: "^[0-9]{4}$", parentSchema: schema30.properties.bankCardNumber, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.type, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate70.errors = vErrors, validate70.errorCount = errors, validate70.reportableCount = reportable, errors === 0;
  }
  validate70.evaluated = { props: { receiptUrl: !0, passcode: !0, paymentMethod: !0, paymentDate: !0, bankCardNumber: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var pattern4 = new RegExp("^https?://[^ ]+/api/getInvoice/[0-9A-Za-z]+$", "u");
  function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.gatewayOrderRequest === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gatewayOrderRequest" }, message: "must have required property 'gatewayOrderRequest'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.orderStatus === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderStatus" }, message: "must have required property 'orderStatus'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.url === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.qrUrl === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "qrUrl" }, message: "must have required property 'qrUrl'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.mobileUrl === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobileUrl" }, message: "must have required property 'mobileUrl'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.checkUrl === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkUrl" }, message: "must have required property 'checkUrl'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.digitalOrder === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digitalOrder" }, message: "must have required property 'digitalOrder'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.foreignCurrencyRate === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "foreignCurrencyRate" }, message: "must have required property 'foreignCurrencyRate'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.success === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.paymentErrors === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentErrors" }, message: "must have required property 'paymentErrors'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.paymentReceipt === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentReceipt" }, message: "must have required property 'paymentReceipt'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.metadata === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'", schema: schema28.required, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.gatewayOrderRequest !== void 0 && (validate60(data.gatewayOrderRequest, { instancePath: instancePath + "/gatewayOrderRequest", parentData: data, parentDataProperty: "gatewayOrderRequest", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate60.errors), errors += validate60.errorCount, reportable += validate60.reportableCount)), data.amount !== void 0) {
        let data1 = data.amount;
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 < 0.01 || isNaN(data1)) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema28.properties.amount, data: data1 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data1)) {
            if (errors < 1e3) {
              let err15 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema28.properties.amount, data: data1 };
              vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema28.properties.amount.type, parentSchema: schema28.properties.amount, data: data1 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0 && (validate53(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate53.errors), errors += validate53.errorCount, reportable += validate53.reportableCount)), data.orderStatus !== void 0 && (validate54(data.orderStatus, { instancePath: instancePath + "/orderStatus", parentData: data, parentDataProperty: "orderStatus", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate54.errors), errors += validate54.errorCount, reportable += validate54.reportableCount)), data.url !== void 0) {
        let data4 = data.url;
        if (typeof data4 == "string") {
          if (!formats26(data4)) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema28.properties.url, data: data4 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.url.type, parentSchema: schema28.properties.url, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.qrUrl !== void 0) {
        let data5 = data.qrUrl;
        if (typeof data5 == "string") {
          if (!formats26(data5)) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/qrUrl", schemaPath: "#/properties/qrUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema28.properties.qrUrl, data: data5 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/qrUrl", schemaPath: "#/properties/qrUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.qrUrl.type, parentSchema: schema28.properties.qrUrl, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data.mobileUrl !== void 0) {
        let data6 = data.mobileUrl;
        if (typeof data6 == "string") {
          if (!formats26(data6)) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/mobileUrl", schemaPath: "#/properties/mobileUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema28.properties.mobileUrl, data: data6 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/mobileUrl", schemaPath: "#/properties/mobileUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.mobileUrl.type, parentSchema: schema28.properties.mobileUrl, data: data6 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      if (data.checkUrl !== void 0) {
        let data7 = data.checkUrl;
        if (typeof data7 == "string") {
          if (!pattern4.test(data7)) {
            if (errors < 1e3) {
              let err23 = { instancePath: instancePath + "/checkUrl", schemaPath: "#/properties/checkUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+/api/getInvoice/[0-9A-Za-z]+$" }, message: 'must match pattern "^https?://[^ ]+/api/getInvoice/[0-9A-Za-z]+$"', schema: "^https?://[^ ]+/api/getInvoice/[0-9A-Za-z]+$", parentSchema: schema28.properties.checkUrl, data: data7 };
              vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
            }
            errors++, reportable++;
          }
          if (!formats26(data7)) {
            if (errors < 1e3) {
              let err24 = { instancePath: instancePath + "/checkUrl", schemaPath: "#/properties/checkUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema28.properties.checkUrl, data: data7 };
              vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/checkUrl", schemaPath: "#/properties/checkUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.checkUrl.type, parentSchema: schema28.properties.checkUrl, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
      }
      if (data.digitalOrder !== void 0) {
        let data8 = data.digitalOrder;
        if (typeof data8 != "boolean") {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/digitalOrder", schemaPath: "#/properties/digitalOrder/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema28.properties.digitalOrder.type, parentSchema: schema28.properties.digitalOrder, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.foreignCurrencyRate !== void 0) {
        let data9 = data.foreignCurrencyRate;
        if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/foreignCurrencyRate", schemaPath: "#/properties/foreignCurrencyRate/type", keyword: "type", params: { type: schema28.properties.foreignCurrencyRate.type }, message: "must be number,null", schema: schema28.properties.foreignCurrencyRate.type, parentSchema: schema28.properties.foreignCurrencyRate, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 < 0 || isNaN(data9)) {
            if (errors < 1e3) {
              let err28 = { instancePath: instancePath + "/foreignCurrencyRate", schemaPath: "#/properties/foreignCurrencyRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema28.properties.foreignCurrencyRate, data: data9 };
              vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data9)) {
            if (errors < 1e3) {
              let err29 = { instancePath: instancePath + "/foreignCurrencyRate", schemaPath: "#/properties/foreignCurrencyRate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema28.properties.foreignCurrencyRate, data: data9 };
              vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.success !== void 0) {
        let data10 = data.success;
        if (typeof data10 != "boolean") {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema28.properties.success.type, parentSchema: schema28.properties.success, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentErrors !== void 0) {
        let data11 = data.paymentErrors, _errs21 = errors, _reportable21 = reportable, valid1 = !1, _errs22 = errors, _reportable22 = reportable;
        if (data11 !== null) {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/paymentErrors", schemaPath: "#/properties/paymentErrors/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema28.properties.paymentErrors.anyOf[0].type, parentSchema: schema28.properties.paymentErrors.anyOf[0], data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++;
        }
        var _valid0 = _errs22 === errors;
        valid1 = valid1 || _valid0;
        let _errs24 = errors, _reportable24 = reportable;
        if (typeof data11 != "string") {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/paymentErrors", schemaPath: "#/properties/paymentErrors/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.paymentErrors.anyOf[1].type, parentSchema: schema28.properties.paymentErrors.anyOf[1], data: data11 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid1 = valid1 || _valid0;
        let _errs26 = errors, _reportable26 = reportable;
        if (Array.isArray(data11)) {
          let len0 = data11.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate68(data11[i0], { instancePath: instancePath + "/paymentErrors/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate68.errors), errors += validate68.errorCount, reportable += validate68.reportableCount);
        } else {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/paymentErrors", schemaPath: "#/properties/paymentErrors/anyOf/2/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema28.properties.paymentErrors.anyOf[2].type, parentSchema: schema28.properties.paymentErrors.anyOf[2], data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++;
        }
        var _valid0 = _errs26 === errors;
        if (valid1 = valid1 || _valid0, valid1)
          errors = _errs21, reportable = _reportable21, vErrors !== null && (_errs21 ? vErrors.length = Math.min(_errs21, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/paymentErrors", schemaPath: "#/properties/paymentErrors/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema28.properties.paymentErrors.anyOf, parentSchema: schema28.properties.paymentErrors, data: data11 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentReceipt !== void 0) {
        let data13 = data.paymentReceipt, _errs30 = errors, _reportable30 = reportable, valid4 = !1, _errs31 = errors, _reportable31 = reportable;
        validate70(data13, { instancePath: instancePath + "/paymentReceipt", parentData: data, parentDataProperty: "paymentReceipt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate70.errors), errors += validate70.errorCount, reportable += validate70.reportableCount);
        var _valid1 = _errs31 === errors;
        if (valid4 = valid4 || _valid1, _valid1) {
          var props0 = {};
          props0.receiptUrl = !0, props0.passcode = !0, props0.paymentMethod = !0, props0.paymentDate = !0, props0.bankCardNumber = !0;
        }
        let _errs32 = errors, _reportable32 = reportable;
        if (data13 !== null) {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/paymentReceipt", schemaPath: "#/properties/paymentReceipt/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema28.properties.paymentReceipt.anyOf[1].type, parentSchema: schema28.properties.paymentReceipt.anyOf[1], data: data13 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++;
        }
        var _valid1 = _errs32 === errors;
        if (valid4 = valid4 || _valid1, valid4)
          errors = _errs30, reportable = _reportable30, vErrors !== null && (_errs30 ? vErrors.length = Math.min(_errs30, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/paymentReceipt", schemaPath: "#/properties/paymentReceipt/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema28.properties.paymentReceipt.anyOf, parentSchema: schema28.properties.paymentReceipt, data: data13 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
      }
      if (data.metadata !== void 0) {
        let data14 = data.metadata;
        if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: schema28.properties.metadata.type }, message: "must be object,null", schema: schema28.properties.metadata.type, parentSchema: schema28.properties.metadata, data: data14 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.type, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
      }
      errors++, reportable++;
    }
    return validate64.errors = vErrors, validate64.errorCount = errors, validate64.reportableCount = reportable, errors === 0;
  }
  validate64.evaluated = { props: { gatewayOrderRequest: !0, amount: !0, transactionNo: !0, orderStatus: !0, url: !0, qrUrl: !0, mobileUrl: !0, checkUrl: !0, digitalOrder: !0, foreignCurrencyRate: !0, success: !0, paymentErrors: !0, paymentReceipt: !0, metadata: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_PaymentError = validate72;
  function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate72.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.errorCode === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.errorTitle === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorTitle" }, message: "must have required property 'errorTitle'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.errorMessage === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorMessage" }, message: "must have required property 'errorMessage'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.errorTime === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorTime" }, message: "must have required property 'errorTime'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.errorCode !== void 0) {
        let data0 = data.errorCode;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorCode.type, parentSchema: schema29.properties.errorCode, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.errorTitle !== void 0) {
        let data1 = data.errorTitle;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/errorTitle", schemaPath: "#/properties/errorTitle/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorTitle.type, parentSchema: schema29.properties.errorTitle, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.errorMessage !== void 0) {
        let data2 = data.errorMessage;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/errorMessage", schemaPath: "#/properties/errorMessage/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorMessage.type, parentSchema: schema29.properties.errorMessage, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.errorTime !== void 0) {
        let data3 = data.errorTime;
        if (typeof data3 == "string") {
          if (!formats36.validate(data3)) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/errorTime", schemaPath: "#/properties/errorTime/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema29.properties.errorTime, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/errorTime", schemaPath: "#/properties/errorTime/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.errorTime.type, parentSchema: schema29.properties.errorTime, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate72.errors = vErrors, validate72.errorCount = errors, validate72.reportableCount = reportable, errors === 0;
  }
  validate72.evaluated = { props: { errorCode: !0, errorTitle: !0, errorMessage: !0, errorTime: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_OrderTransaction = validate73, schema32 = { type: "object", required: ["orderNumber", "transactionNo", "orderDate", "orderAmount", "currency", "orderStatus", "note", "clientName", "clientMobile", "clientEmail"], properties: { orderNumber: { type: "string" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, orderDate: { type: "string", format: "date-time" }, orderAmount: { type: "number", format: "double", minimum: 0.01 }, currency: { $ref: "#/$defs/Currency" }, orderStatus: { $ref: "#/$defs/OrderStatus" }, note: { type: ["string", "null"] }, clientName: { type: "string", "x-personal": !0 }, clientMobile: { type: "string", "x-personal": !0 }, clientEmail: { type: ["string", "null"], "x-personal": !0 } } };
  function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate73.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.orderNumber === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.orderDate === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderDate" }, message: "must have required property 'orderDate'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.orderAmount === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderAmount" }, message: "must have required property 'orderAmount'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.orderStatus === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderStatus" }, message: "must have required property 'orderStatus'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.note === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.clientName === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.clientMobile === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.clientEmail === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientEmail" }, message: "must have required property 'clientEmail'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.orderNumber !== void 0) {
        let data0 = data.orderNumber;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.orderNumber.type, parentSchema: schema32.properties.orderNumber, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0 && (validate53(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate53.errors), errors += validate53.errorCount, reportable += validate53.reportableCount)), data.orderDate !== void 0) {
        let data2 = data.orderDate;
        if (typeof data2 == "string") {
          if (!formats36.validate(data2)) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/orderDate", schemaPath: "#/properties/orderDate/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema32.properties.orderDate, data: data2 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/orderDate", schemaPath: "#/properties/orderDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.orderDate.type, parentSchema: schema32.properties.orderDate, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.orderAmount !== void 0) {
        let data3 = data.orderAmount;
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0.01 || isNaN(data3)) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/orderAmount", schemaPath: "#/properties/orderAmount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema32.properties.orderAmount, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data3)) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/orderAmount", schemaPath: "#/properties/orderAmount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema32.properties.orderAmount, data: data3 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/orderAmount", schemaPath: "#/properties/orderAmount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties.orderAmount.type, parentSchema: schema32.properties.orderAmount, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.currency !== void 0 && (validate55(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.orderStatus !== void 0 && (validate54(data.orderStatus, { instancePath: instancePath + "/orderStatus", parentData: data, parentDataProperty: "orderStatus", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate54.errors), errors += validate54.errorCount, reportable += validate54.reportableCount)), data.note !== void 0) {
        let data6 = data.note;
        if (typeof data6 != "string" && data6 !== null) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema32.properties.note.type }, message: "must be string,null", schema: schema32.properties.note.type, parentSchema: schema32.properties.note, data: data6 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.clientName !== void 0) {
        let data7 = data.clientName;
        if (typeof data7 != "string") {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.clientName.type, parentSchema: schema32.properties.clientName, data: data7 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.clientMobile !== void 0) {
        let data8 = data.clientMobile;
        if (typeof data8 != "string") {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.clientMobile.type, parentSchema: schema32.properties.clientMobile, data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.clientEmail !== void 0) {
        let data9 = data.clientEmail;
        if (typeof data9 != "string" && data9 !== null) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/type", keyword: "type", params: { type: schema32.properties.clientEmail.type }, message: "must be string,null", schema: schema32.properties.clientEmail.type, parentSchema: schema32.properties.clientEmail, data: data9 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
      }
      errors++, reportable++;
    }
    return validate73.errors = vErrors, validate73.errorCount = errors, validate73.reportableCount = reportable, errors === 0;
  }
  validate73.evaluated = { props: { orderNumber: !0, transactionNo: !0, orderDate: !0, orderAmount: !0, currency: !0, orderStatus: !0, note: !0, clientName: !0, clientMobile: !0, clientEmail: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_PaymentReceipt = validate77;
  function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate77.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.receiptUrl === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "receiptUrl" }, message: "must have required property 'receiptUrl'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.passcode === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passcode" }, message: "must have required property 'passcode'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.paymentMethod === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentMethod" }, message: "must have required property 'paymentMethod'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.paymentDate === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentDate" }, message: "must have required property 'paymentDate'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.bankCardNumber === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bankCardNumber" }, message: "must have required property 'bankCardNumber'", schema: schema30.required, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.receiptUrl !== void 0) {
        let data0 = data.receiptUrl;
        if (typeof data0 == "string") {
          if (!formats26(data0)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/receiptUrl", schemaPath: "#/properties/receiptUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema30.properties.receiptUrl, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/receiptUrl", schemaPath: "#/properties/receiptUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.receiptUrl.type, parentSchema: schema30.properties.receiptUrl, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.passcode !== void 0) {
        let data1 = data.passcode;
        if (typeof data1 == "string") {
          if (!pattern5.test(data1)) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/passcode", schemaPath: "#/properties/passcode/pattern", keyword: "pattern", params: { pattern: "^[0-9]{6}$" }, message: 'must match pattern "^[0-9]{6}$"', schema: "^[0-9]{6}$", parentSchema: schema30.properties.passcode, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/passcode", schemaPath: "#/properties/passcode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.passcode.type, parentSchema: schema30.properties.passcode, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentMethod !== void 0) {
        let data2 = data.paymentMethod;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/paymentMethod", schemaPath: "#/properties/paymentMethod/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.paymentMethod.type, parentSchema: schema30.properties.paymentMethod, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (!(data2 === "MADA" || data2 === "VISA" || data2 === "AMEX" || data2 === "TAMARA" || data2 === "STCPAY" || data2 === "URPAY" || data2 === "TABBY")) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/paymentMethod", schemaPath: "#/properties/paymentMethod/enum", keyword: "enum", params: { allowedValues: schema30.properties.paymentMethod.enum }, message: "must be equal to one of the allowed values", schema: schema30.properties.paymentMethod.enum, parentSchema: schema30.properties.paymentMethod, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentDate !== void 0) {
        let data3 = data.paymentDate;
        if (typeof data3 == "string") {
          if (!formats36.validate(data3)) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/paymentDate", schemaPath: "#/properties/paymentDate/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema30.properties.paymentDate, data: data3 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/paymentDate", schemaPath: "#/properties/paymentDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.paymentDate.type, parentSchema: schema30.properties.paymentDate, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.bankCardNumber !== void 0) {
        let data4 = data.bankCardNumber;
        if (typeof data4 != "string" && data4 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/bankCardNumber", schemaPath: "#/properties/bankCardNumber/type", keyword: "type", params: { type: schema30.properties.bankCardNumber.type }, message: "must be string,null", schema: schema30.properties.bankCardNumber.type, parentSchema: schema30.properties.bankCardNumber, data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (typeof data4 == "string" && !pattern6.test(data4)) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/bankCardNumber", schemaPath: "#/properties/bankCardNumber/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}$" }, message: 'must match pattern "^[0-9]{4}$"', schema: "^[0-9]{4}$", parentSchema: schema30.properties.bankCardNumber, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.type, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate77.errors = vErrors, validate77.errorCount = errors, validate77.reportableCount = reportable, errors === 0;
  }
  validate77.evaluated = { props: { receiptUrl: !0, passcode: !0, paymentMethod: !0, paymentDate: !0, bankCardNumber: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_CancelInvoiceResponse = validate78, schema34 = { type: "object", required: ["success"], properties: { success: { type: ["string", "boolean"], enum: ["true", !0] } } };
  function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate78.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.success === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'", schema: schema34.required, parentSchema: schema34, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.success !== void 0) {
        let data0 = data.success;
        if (typeof data0 != "string" && typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: schema34.properties.success.type }, message: "must be string,boolean", schema: schema34.properties.success.type, parentSchema: schema34.properties.success, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
        if (!(data0 === "true" || data0 === !0)) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/enum", keyword: "enum", params: { allowedValues: schema34.properties.success.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.success.enum, parentSchema: schema34.properties.success, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate78.errors = vErrors, validate78.errorCount = errors, validate78.reportableCount = reportable, errors === 0;
  }
  validate78.evaluated = { props: { success: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_SendOtpResponse = validate79, schema35 = { type: "object", required: ["stcMobile", "paymentSessionId", "signature", "stcpayMobile", "signedBase64Data"], properties: { stcMobile: { type: "string", "x-personal": !0 }, paymentSessionId: { type: "string" }, signature: { type: "string" }, stcpayMobile: { type: "string", "x-personal": !0 }, signedBase64Data: { type: "string" } } };
  function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate79.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.stcMobile === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stcMobile" }, message: "must have required property 'stcMobile'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.paymentSessionId === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentSessionId" }, message: "must have required property 'paymentSessionId'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.signature === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" }, message: "must have required property 'signature'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.stcpayMobile === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stcpayMobile" }, message: "must have required property 'stcpayMobile'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.signedBase64Data === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signedBase64Data" }, message: "must have required property 'signedBase64Data'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.stcMobile !== void 0) {
        let data0 = data.stcMobile;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/stcMobile", schemaPath: "#/properties/stcMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.stcMobile.type, parentSchema: schema35.properties.stcMobile, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentSessionId !== void 0) {
        let data1 = data.paymentSessionId;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/paymentSessionId", schemaPath: "#/properties/paymentSessionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.paymentSessionId.type, parentSchema: schema35.properties.paymentSessionId, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.signature !== void 0) {
        let data2 = data.signature;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.signature.type, parentSchema: schema35.properties.signature, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.stcpayMobile !== void 0) {
        let data3 = data.stcpayMobile;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/stcpayMobile", schemaPath: "#/properties/stcpayMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.stcpayMobile.type, parentSchema: schema35.properties.stcpayMobile, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.signedBase64Data !== void 0) {
        let data4 = data.signedBase64Data;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/signedBase64Data", schemaPath: "#/properties/signedBase64Data/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.signedBase64Data.type, parentSchema: schema35.properties.signedBase64Data, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++, reportable++;
    }
    return validate79.errors = vErrors, validate79.errorCount = errors, validate79.reportableCount = reportable, errors === 0;
  }
  validate79.evaluated = { props: { stcMobile: !0, paymentSessionId: !0, signature: !0, stcpayMobile: !0, signedBase64Data: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_ProcessPaymentResponse = validate80, schema36 = { type: "object", required: ["orderNumber", "orderAmount", "msg"], properties: { orderNumber: { $ref: "#/$defs/TransactionNo" }, orderAmount: { type: "number", format: "double", minimum: 0.01 }, msg: { type: "string" } } };
  function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate80.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.orderNumber === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", schema: schema36.required, parentSchema: schema36, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.orderAmount === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderAmount" }, message: "must have required property 'orderAmount'", schema: schema36.required, parentSchema: schema36, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.msg === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "msg" }, message: "must have required property 'msg'", schema: schema36.required, parentSchema: schema36, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.orderNumber !== void 0 && (validate53(data.orderNumber, { instancePath: instancePath + "/orderNumber", parentData: data, parentDataProperty: "orderNumber", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate53.errors), errors += validate53.errorCount, reportable += validate53.reportableCount)), data.orderAmount !== void 0) {
        let data1 = data.orderAmount;
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 < 0.01 || isNaN(data1)) {
            if (errors < 1e3) {
              let err3 = { instancePath: instancePath + "/orderAmount", schemaPath: "#/properties/orderAmount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema36.properties.orderAmount, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data1)) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/orderAmount", schemaPath: "#/properties/orderAmount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema36.properties.orderAmount, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/orderAmount", schemaPath: "#/properties/orderAmount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema36.properties.orderAmount.type, parentSchema: schema36.properties.orderAmount, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.msg !== void 0) {
        let data2 = data.msg;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/msg", schemaPath: "#/properties/msg/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.msg.type, parentSchema: schema36.properties.msg, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate80.errors = vErrors, validate80.errorCount = errors, validate80.reportableCount = reportable, errors === 0;
  }
  validate80.evaluated = { props: { orderNumber: !0, orderAmount: !0, msg: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_RecurringType = validate82, schema37 = { type: "string", enum: ["Custom", "Daily", "Weekly", "Monthly"] };
  function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate82.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "Custom" || data === "Daily" || data === "Weekly" || data === "Monthly")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values", schema: schema37.enum, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate82.errors = vErrors, validate82.errorCount = errors, validate82.reportableCount = reportable, errors === 0;
  }
  validate82.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var api_RegisterPaymentResponse = validate83, schema38 = { type: "object", required: ["response", "invoiceDetails"], properties: { response: { $ref: "#/$defs/RecurringOutcome" }, invoiceDetails: { anyOf: [{ $ref: "#/$defs/RecurringInvoiceDetails" }, { type: "null" }] } } }, schema39 = { type: "object", required: ["isSuccess", "message", "validationErrors"], properties: { isSuccess: { type: "boolean" }, message: { type: "string" }, validationErrors: { anyOf: [{ type: "null" }, { type: "array", items: { $ref: "#/$defs/ValidationError" } }, { type: "array", items: { type: "string" } }, { type: "object", additionalProperties: { type: "string" } }] } } }, schema40 = { type: "object", required: ["name", "error"], properties: { name: { type: "string" }, error: { type: "string" } } };
  function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate85.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema40.required, parentSchema: schema40, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.error === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema40.required, parentSchema: schema40, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.name.type, parentSchema: schema40.properties.name, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.error.type, parentSchema: schema40.properties.error, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate85.errors = vErrors, validate85.errorCount = errors, validate85.reportableCount = reportable, errors === 0;
  }
  validate85.evaluated = { props: { name: !0, error: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate84.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.isSuccess === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isSuccess" }, message: "must have required property 'isSuccess'", schema: schema39.required, parentSchema: schema39, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.message === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema39.required, parentSchema: schema39, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.validationErrors === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validationErrors" }, message: "must have required property 'validationErrors'", schema: schema39.required, parentSchema: schema39, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.isSuccess !== void 0) {
        let data0 = data.isSuccess;
        if (typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/isSuccess", schemaPath: "#/properties/isSuccess/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema39.properties.isSuccess.type, parentSchema: schema39.properties.isSuccess, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.message !== void 0) {
        let data1 = data.message;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.message.type, parentSchema: schema39.properties.message, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.validationErrors !== void 0) {
        let data2 = data.validationErrors, _errs6 = errors, _reportable6 = reportable, valid1 = !1, _errs7 = errors, _reportable7 = reportable;
        if (data2 !== null) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema39.properties.validationErrors.anyOf[0].type, parentSchema: schema39.properties.validationErrors.anyOf[0], data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
        let _errs9 = errors, _reportable9 = reportable;
        if (Array.isArray(data2)) {
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate85(data2[i0], { instancePath: instancePath + "/validationErrors/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount);
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties.validationErrors.anyOf[1].type, parentSchema: schema39.properties.validationErrors.anyOf[1], data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
        if (valid1 = valid1 || _valid0, _valid0)
          var items0 = !0;
        let _errs12 = errors, _reportable12 = reportable;
        if (Array.isArray(data2)) {
          let len1 = data2.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data4 = data2[i1];
            if (typeof data4 != "string") {
              if (errors < 1e3) {
                let err7 = { instancePath: instancePath + "/validationErrors/" + i1, schemaPath: "#/properties/validationErrors/anyOf/2/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.validationErrors.anyOf[2].items.type, parentSchema: schema39.properties.validationErrors.anyOf[2].items, data: data4 };
                vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
              }
              errors++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/2/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties.validationErrors.anyOf[2].type, parentSchema: schema39.properties.validationErrors.anyOf[2], data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0, _valid0 && items0 !== !0 && (items0 = !0);
        let _errs16 = errors, _reportable16 = reportable;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            let data5 = data2[key0];
            if (typeof data5 != "string") {
              if (errors < 1e3) {
                let err9 = { instancePath: instancePath + "/validationErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/validationErrors/anyOf/3/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.validationErrors.anyOf[3].additionalProperties.type, parentSchema: schema39.properties.validationErrors.anyOf[3].additionalProperties, data: data5 };
                vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
              }
              errors++;
            }
          }
        else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.properties.validationErrors.anyOf[3].type, parentSchema: schema39.properties.validationErrors.anyOf[3], data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++;
        }
        var _valid0 = _errs16 === errors;
        if (valid1 = valid1 || _valid0, valid1)
          errors = _errs6, reportable = _reportable6, vErrors !== null && (_errs6 ? vErrors.length = Math.min(_errs6, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema39.properties.validationErrors.anyOf, parentSchema: schema39.properties.validationErrors, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
      }
      errors++, reportable++;
    }
    return validate84.errors = vErrors, validate84.errorCount = errors, validate84.reportableCount = reportable, errors === 0;
  }
  validate84.evaluated = { props: { isSuccess: !0, message: !0, validationErrors: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema41 = { type: "object", required: ["paymentUrl", "customerReference", "userDefinedField", "recurringId"], properties: { paymentUrl: { type: "string", format: "uri" }, customerReference: { type: ["string", "null"] }, userDefinedField: { type: ["string", "null"] }, recurringId: { type: "string" } } };
  function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate88.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.paymentUrl === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentUrl" }, message: "must have required property 'paymentUrl'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.customerReference === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerReference" }, message: "must have required property 'customerReference'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.userDefinedField === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userDefinedField" }, message: "must have required property 'userDefinedField'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.paymentUrl !== void 0) {
        let data0 = data.paymentUrl;
        if (typeof data0 == "string") {
          if (!formats26(data0)) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema41.properties.paymentUrl, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.paymentUrl.type, parentSchema: schema41.properties.paymentUrl, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.customerReference !== void 0) {
        let data1 = data.customerReference;
        if (typeof data1 != "string" && data1 !== null) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/customerReference", schemaPath: "#/properties/customerReference/type", keyword: "type", params: { type: schema41.properties.customerReference.type }, message: "must be string,null", schema: schema41.properties.customerReference.type, parentSchema: schema41.properties.customerReference, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.userDefinedField !== void 0) {
        let data2 = data.userDefinedField;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/userDefinedField", schemaPath: "#/properties/userDefinedField/type", keyword: "type", params: { type: schema41.properties.userDefinedField.type }, message: "must be string,null", schema: schema41.properties.userDefinedField.type, parentSchema: schema41.properties.userDefinedField, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.recurringId !== void 0) {
        let data3 = data.recurringId;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.recurringId.type, parentSchema: schema41.properties.recurringId, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate88.errors = vErrors, validate88.errorCount = errors, validate88.reportableCount = reportable, errors === 0;
  }
  validate88.evaluated = { props: { paymentUrl: !0, customerReference: !0, userDefinedField: !0, recurringId: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate83.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.response === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "response" }, message: "must have required property 'response'", schema: schema38.required, parentSchema: schema38, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.invoiceDetails === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoiceDetails" }, message: "must have required property 'invoiceDetails'", schema: schema38.required, parentSchema: schema38, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.response !== void 0 && (validate84(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate84.errors), errors += validate84.errorCount, reportable += validate84.reportableCount)), data.invoiceDetails !== void 0) {
        let data1 = data.invoiceDetails, _errs3 = errors, _reportable3 = reportable, valid1 = !1, _errs4 = errors, _reportable4 = reportable;
        validate88(data1, { instancePath: instancePath + "/invoiceDetails", parentData: data, parentDataProperty: "invoiceDetails", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate88.errors), errors += validate88.errorCount, reportable += validate88.reportableCount);
        var _valid0 = _errs4 === errors;
        if (valid1 = valid1 || _valid0, _valid0) {
          var props0 = {};
          props0.paymentUrl = !0, props0.customerReference = !0, props0.userDefinedField = !0, props0.recurringId = !0;
        }
        let _errs5 = errors, _reportable5 = reportable;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/invoiceDetails", schemaPath: "#/properties/invoiceDetails/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema38.properties.invoiceDetails.anyOf[1].type, parentSchema: schema38.properties.invoiceDetails.anyOf[1], data: data1 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++;
        }
        var _valid0 = _errs5 === errors;
        if (valid1 = valid1 || _valid0, valid1)
          errors = _errs3, reportable = _reportable3, vErrors !== null && (_errs3 ? vErrors.length = Math.min(_errs3, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/invoiceDetails", schemaPath: "#/properties/invoiceDetails/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema38.properties.invoiceDetails.anyOf, parentSchema: schema38.properties.invoiceDetails, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate83.errors = vErrors, validate83.errorCount = errors, validate83.reportableCount = reportable, errors === 0;
  }
  validate83.evaluated = { props: { response: !0, invoiceDetails: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_RecurringOutcome = validate90;
  function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate90.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.isSuccess === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isSuccess" }, message: "must have required property 'isSuccess'", schema: schema39.required, parentSchema: schema39, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.message === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema39.required, parentSchema: schema39, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.validationErrors === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validationErrors" }, message: "must have required property 'validationErrors'", schema: schema39.required, parentSchema: schema39, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.isSuccess !== void 0) {
        let data0 = data.isSuccess;
        if (typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/isSuccess", schemaPath: "#/properties/isSuccess/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema39.properties.isSuccess.type, parentSchema: schema39.properties.isSuccess, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.message !== void 0) {
        let data1 = data.message;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.message.type, parentSchema: schema39.properties.message, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.validationErrors !== void 0) {
        let data2 = data.validationErrors, _errs6 = errors, _reportable6 = reportable, valid1 = !1, _errs7 = errors, _reportable7 = reportable;
        if (data2 !== null) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema39.properties.validationErrors.anyOf[0].type, parentSchema: schema39.properties.validationErrors.anyOf[0], data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
        let _errs9 = errors, _reportable9 = reportable;
        if (Array.isArray(data2)) {
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate85(data2[i0], { instancePath: instancePath + "/validationErrors/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount);
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties.validationErrors.anyOf[1].type, parentSchema: schema39.properties.validationErrors.anyOf[1], data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
        if (valid1 = valid1 || _valid0, _valid0)
          var items0 = !0;
        let _errs12 = errors, _reportable12 = reportable;
        if (Array.isArray(data2)) {
          let len1 = data2.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data4 = data2[i1];
            if (typeof data4 != "string") {
              if (errors < 1e3) {
                let err7 = { instancePath: instancePath + "/validationErrors/" + i1, schemaPath: "#/properties/validationErrors/anyOf/2/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.validationErrors.anyOf[2].items.type, parentSchema: schema39.properties.validationErrors.anyOf[2].items, data: data4 };
                vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
              }
              errors++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/2/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties.validationErrors.anyOf[2].type, parentSchema: schema39.properties.validationErrors.anyOf[2], data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0, _valid0 && items0 !== !0 && (items0 = !0);
        let _errs16 = errors, _reportable16 = reportable;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            let data5 = data2[key0];
            if (typeof data5 != "string") {
              if (errors < 1e3) {
                let err9 = { instancePath: instancePath + "/validationErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/validationErrors/anyOf/3/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.validationErrors.anyOf[3].additionalProperties.type, parentSchema: schema39.properties.validationErrors.anyOf[3].additionalProperties, data: data5 };
                vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
              }
              errors++;
            }
          }
        else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.properties.validationErrors.anyOf[3].type, parentSchema: schema39.properties.validationErrors.anyOf[3], data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++;
        }
        var _valid0 = _errs16 === errors;
        if (valid1 = valid1 || _valid0, valid1)
          errors = _errs6, reportable = _reportable6, vErrors !== null && (_errs6 ? vErrors.length = Math.min(_errs6, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/validationErrors", schemaPath: "#/properties/validationErrors/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema39.properties.validationErrors.anyOf, parentSchema: schema39.properties.validationErrors, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
      }
      errors++, reportable++;
    }
    return validate90.errors = vErrors, validate90.errorCount = errors, validate90.reportableCount = reportable, errors === 0;
  }
  validate90.evaluated = { props: { isSuccess: !0, message: !0, validationErrors: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_ValidationError = validate92;
  function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate92.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema40.required, parentSchema: schema40, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.error === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema40.required, parentSchema: schema40, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.name.type, parentSchema: schema40.properties.name, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.error !== void 0) {
        let data1 = data.error;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.error.type, parentSchema: schema40.properties.error, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate92.errors = vErrors, validate92.errorCount = errors, validate92.reportableCount = reportable, errors === 0;
  }
  validate92.evaluated = { props: { name: !0, error: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_RecurringInvoiceDetails = validate93;
  function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate93.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.paymentUrl === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentUrl" }, message: "must have required property 'paymentUrl'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.customerReference === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerReference" }, message: "must have required property 'customerReference'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.userDefinedField === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userDefinedField" }, message: "must have required property 'userDefinedField'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.paymentUrl !== void 0) {
        let data0 = data.paymentUrl;
        if (typeof data0 == "string") {
          if (!formats26(data0)) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema41.properties.paymentUrl, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.paymentUrl.type, parentSchema: schema41.properties.paymentUrl, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.customerReference !== void 0) {
        let data1 = data.customerReference;
        if (typeof data1 != "string" && data1 !== null) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/customerReference", schemaPath: "#/properties/customerReference/type", keyword: "type", params: { type: schema41.properties.customerReference.type }, message: "must be string,null", schema: schema41.properties.customerReference.type, parentSchema: schema41.properties.customerReference, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.userDefinedField !== void 0) {
        let data2 = data.userDefinedField;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/userDefinedField", schemaPath: "#/properties/userDefinedField/type", keyword: "type", params: { type: schema41.properties.userDefinedField.type }, message: "must be string,null", schema: schema41.properties.userDefinedField.type, parentSchema: schema41.properties.userDefinedField, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.recurringId !== void 0) {
        let data3 = data.recurringId;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.recurringId.type, parentSchema: schema41.properties.recurringId, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate93.errors = vErrors, validate93.errorCount = errors, validate93.reportableCount = reportable, errors === 0;
  }
  validate93.evaluated = { props: { paymentUrl: !0, customerReference: !0, userDefinedField: !0, recurringId: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_RecurringResult = validate94, schema45 = { type: "object", required: ["response"], properties: { response: { $ref: "#/$defs/RecurringOutcome" } } };
  function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate94.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.response === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "response" }, message: "must have required property 'response'", schema: schema45.required, parentSchema: schema45, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      data.response !== void 0 && (validate84(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate84.errors), errors += validate84.errorCount, reportable += validate84.reportableCount));
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate94.errors = vErrors, validate94.errorCount = errors, validate94.reportableCount = reportable, errors === 0;
  }
  validate94.evaluated = { props: { response: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_RecurringPaymentRecord = validate96, schema46 = { type: "object", required: ["recurringId", "status", "customerName", "amount", "currencyCode", "type", "intervalDays", "iterations", "retryCount", "chargesDone", "cycle", "retriesUsed", "nextChargeAt", "createdAt"], properties: { recurringId: { type: "string" }, status: { type: "string", enum: ["Registered", "Active", "Canceled", "Completed", "Ended"] }, customerName: { type: "string", "x-personal": !0 }, amount: { type: "number", format: "double", minimum: 0.01 }, currencyCode: { $ref: "#/$defs/Currency" }, type: { $ref: "#/$defs/RecurringType" }, intervalDays: { type: ["integer", "null"], minimum: 1, maximum: 180 }, iterations: { type: "integer", minimum: 0 }, retryCount: { type: "integer", minimum: 0, maximum: 5 }, chargesDone: { type: "integer", minimum: 0 }, cycle: { type: "integer", minimum: 0 }, retriesUsed: { type: "integer", minimum: 0, maximum: 5 }, nextChargeAt: { type: ["string", "null"], format: "date-time" }, createdAt: { type: "string", format: "date-time" } } };
  function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate96.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.customerName === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerName" }, message: "must have required property 'customerName'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.currencyCode === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currencyCode" }, message: "must have required property 'currencyCode'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.intervalDays === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intervalDays" }, message: "must have required property 'intervalDays'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.iterations === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iterations" }, message: "must have required property 'iterations'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.retryCount === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryCount" }, message: "must have required property 'retryCount'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.chargesDone === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chargesDone" }, message: "must have required property 'chargesDone'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.cycle === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cycle" }, message: "must have required property 'cycle'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.retriesUsed === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retriesUsed" }, message: "must have required property 'retriesUsed'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.nextChargeAt === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextChargeAt" }, message: "must have required property 'nextChargeAt'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.createdAt === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.recurringId !== void 0) {
        let data0 = data.recurringId;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.recurringId.type, parentSchema: schema46.properties.recurringId, data: data0 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data1 = data.status;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.status.type, parentSchema: schema46.properties.status, data: data1 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (!(data1 === "Registered" || data1 === "Active" || data1 === "Canceled" || data1 === "Completed" || data1 === "Ended")) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema46.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema46.properties.status.enum, parentSchema: schema46.properties.status, data: data1 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.customerName !== void 0) {
        let data2 = data.customerName;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/customerName", schemaPath: "#/properties/customerName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.customerName.type, parentSchema: schema46.properties.customerName, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.amount !== void 0) {
        let data3 = data.amount;
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0.01 || isNaN(data3)) {
            if (errors < 1e3) {
              let err18 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", schema: 0.01, parentSchema: schema46.properties.amount, data: data3 };
              vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data3)) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema46.properties.amount, data: data3 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties.amount.type, parentSchema: schema46.properties.amount, data: data3 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data.currencyCode !== void 0 && (validate55(data.currencyCode, { instancePath: instancePath + "/currencyCode", parentData: data, parentDataProperty: "currencyCode", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.type !== void 0 && (validate82(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate82.errors), errors += validate82.errorCount, reportable += validate82.reportableCount)), data.intervalDays !== void 0) {
        let data6 = data.intervalDays;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/type", keyword: "type", params: { type: schema46.properties.intervalDays.type }, message: "must be integer,null", schema: schema46.properties.intervalDays.type, parentSchema: schema46.properties.intervalDays, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 180 || isNaN(data6)) {
            if (errors < 1e3) {
              let err22 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180", schema: 180, parentSchema: schema46.properties.intervalDays, data: data6 };
              vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
            }
            errors++, reportable++;
          }
          if (data6 < 1 || isNaN(data6)) {
            if (errors < 1e3) {
              let err23 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties.intervalDays, data: data6 };
              vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.iterations !== void 0) {
        let data7 = data.iterations;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.iterations.type, parentSchema: schema46.properties.iterations, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties.iterations, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
      }
      if (data.retryCount !== void 0) {
        let data8 = data.retryCount;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.retryCount.type, parentSchema: schema46.properties.retryCount, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 5 || isNaN(data8)) {
            if (errors < 1e3) {
              let err27 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema46.properties.retryCount, data: data8 };
              vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
            }
            errors++, reportable++;
          }
          if (data8 < 0 || isNaN(data8)) {
            if (errors < 1e3) {
              let err28 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties.retryCount, data: data8 };
              vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.chargesDone !== void 0) {
        let data9 = data.chargesDone;
        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/chargesDone", schemaPath: "#/properties/chargesDone/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.chargesDone.type, parentSchema: schema46.properties.chargesDone, data: data9 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/chargesDone", schemaPath: "#/properties/chargesDone/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties.chargesDone, data: data9 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.cycle !== void 0) {
        let data10 = data.cycle;
        if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.cycle.type, parentSchema: schema46.properties.cycle, data: data10 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
        if (typeof data10 == "number" && isFinite(data10) && (data10 < 0 || isNaN(data10))) {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties.cycle, data: data10 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
      if (data.retriesUsed !== void 0) {
        let data11 = data.retriesUsed;
        if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.retriesUsed.type, parentSchema: schema46.properties.retriesUsed, data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
        if (typeof data11 == "number" && isFinite(data11)) {
          if (data11 > 5 || isNaN(data11)) {
            if (errors < 1e3) {
              let err34 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema46.properties.retriesUsed, data: data11 };
              vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
            }
            errors++, reportable++;
          }
          if (data11 < 0 || isNaN(data11)) {
            if (errors < 1e3) {
              let err35 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties.retriesUsed, data: data11 };
              vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.nextChargeAt !== void 0) {
        let data12 = data.nextChargeAt;
        if (typeof data12 != "string" && data12 !== null) {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/nextChargeAt", schemaPath: "#/properties/nextChargeAt/type", keyword: "type", params: { type: schema46.properties.nextChargeAt.type }, message: "must be string,null", schema: schema46.properties.nextChargeAt.type, parentSchema: schema46.properties.nextChargeAt, data: data12 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
        if (typeof data12 == "string" && !formats36.validate(data12)) {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/nextChargeAt", schemaPath: "#/properties/nextChargeAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema46.properties.nextChargeAt, data: data12 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
      }
      if (data.createdAt !== void 0) {
        let data13 = data.createdAt;
        if (typeof data13 == "string") {
          if (!formats36.validate(data13)) {
            if (errors < 1e3) {
              let err38 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema46.properties.createdAt, data: data13 };
              vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.createdAt.type, parentSchema: schema46.properties.createdAt, data: data13 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
        vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
      }
      errors++, reportable++;
    }
    return validate96.errors = vErrors, validate96.errorCount = errors, validate96.reportableCount = reportable, errors === 0;
  }
  validate96.evaluated = { props: { recurringId: !0, status: !0, customerName: !0, amount: !0, currencyCode: !0, type: !0, intervalDays: !0, iterations: !0, retryCount: !0, chargesDone: !0, cycle: !0, retriesUsed: !0, nextChargeAt: !0, createdAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_Problem = validate99, schema47 = { type: "object", required: ["detail", "title", "type", "status"], properties: { detail: { type: "string" }, title: { type: "string" }, type: { type: "string", format: "uri" }, status: { type: "string", pattern: "^[1-5][0-9]{2}$" } } }, pattern9 = new RegExp("^[1-5][0-9]{2}$", "u");
  function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate99.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.detail === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema47.required, parentSchema: schema47, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.title === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema47.required, parentSchema: schema47, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema47.required, parentSchema: schema47, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema47.required, parentSchema: schema47, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.detail !== void 0) {
        let data0 = data.detail;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.detail.type, parentSchema: schema47.properties.detail, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.title !== void 0) {
        let data1 = data.title;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.title.type, parentSchema: schema47.properties.title, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.type !== void 0) {
        let data2 = data.type;
        if (typeof data2 == "string") {
          if (!formats26(data2)) {
            if (errors < 1e3) {
              let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema47.properties.type, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.type.type, parentSchema: schema47.properties.type, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        if (typeof data3 == "string") {
          if (!pattern9.test(data3)) {
            if (errors < 1e3) {
              let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/pattern", keyword: "pattern", params: { pattern: "^[1-5][0-9]{2}$" }, message: 'must match pattern "^[1-5][0-9]{2}$"', schema: "^[1-5][0-9]{2}$", parentSchema: schema47.properties.status, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.status.type, parentSchema: schema47.properties.status, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++, reportable++;
    }
    return validate99.errors = vErrors, validate99.errorCount = errors, validate99.reportableCount = reportable, errors === 0;
  }
  validate99.evaluated = { props: { detail: !0, title: !0, type: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_OtpError = validate100, schema48 = { type: "object", required: ["timestamp", "status", "error", "path"], properties: { timestamp: { type: "number" }, status: { type: "number" }, error: { type: "string" }, path: { type: "string" } } };
  function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate100.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.timestamp === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'", schema: schema48.required, parentSchema: schema48, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema48.required, parentSchema: schema48, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.error === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema48.required, parentSchema: schema48, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.path === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema48.required, parentSchema: schema48, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.timestamp !== void 0) {
        let data0 = data.timestamp;
        if (!(typeof data0 == "number" && isFinite(data0))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema48.properties.timestamp.type, parentSchema: schema48.properties.timestamp, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data1 = data.status;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema48.properties.status.type, parentSchema: schema48.properties.status, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.error !== void 0) {
        let data2 = data.error;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.error.type, parentSchema: schema48.properties.error, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.path !== void 0) {
        let data3 = data.path;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.path.type, parentSchema: schema48.properties.path, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate100.errors = vErrors, validate100.errorCount = errors, validate100.reportableCount = reportable, errors === 0;
  }
  validate100.evaluated = { props: { timestamp: !0, status: !0, error: !0, path: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var api_getMyMerchants_200 = validate101, schema49 = { type: "array", items: { $ref: "#/$defs/MerchantRelationship" } };
  function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate101.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate58(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate58.errors), errors += validate58.errorCount, reportable += validate58.reportableCount);
    } else {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.type, parentSchema: schema49, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate101.errors = vErrors, validate101.errorCount = errors, validate101.reportableCount = reportable, errors === 0;
  }
  validate101.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_getTransactionsOfOrderNumber_200 = validate103, schema50 = { type: "array", items: { $ref: "#/$defs/OrderTransaction" } };
  function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate103.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate73(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate73.errors), errors += validate73.errorCount, reportable += validate73.reportableCount);
    } else {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.type, parentSchema: schema50, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate103.errors = vErrors, validate103.errorCount = errors, validate103.reportableCount = reportable, errors === 0;
  }
  validate103.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_listRecurringPayments_200 = validate105, schema51 = { type: "array", items: { $ref: "#/$defs/RecurringPaymentRecord" } };
  function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate105.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate96(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount);
    } else {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.type, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate105.errors = vErrors, validate105.errorCount = errors, validate105.reportableCount = reportable, errors === 0;
  }
  validate105.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_Problem = validate108, schema53 = { type: "object", required: ["detail", "title", "type", "status"], properties: { detail: { type: "string" }, title: { type: "string" }, type: { type: "string", format: "uri" }, status: { type: "string", pattern: "^[45][0-9]{2}$" } } }, pattern10 = new RegExp("^[45][0-9]{2}$", "u");
  function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate108.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.detail === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema53.required, parentSchema: schema53, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.title === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema53.required, parentSchema: schema53, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema53.required, parentSchema: schema53, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema53.required, parentSchema: schema53, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.detail !== void 0) {
        let data0 = data.detail;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.properties.detail.type, parentSchema: schema53.properties.detail, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.title !== void 0) {
        let data1 = data.title;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.properties.title.type, parentSchema: schema53.properties.title, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.type !== void 0) {
        let data2 = data.type;
        if (typeof data2 == "string") {
          if (!formats26(data2)) {
            if (errors < 1e3) {
              let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema53.properties.type, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.properties.type.type, parentSchema: schema53.properties.type, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        if (typeof data3 == "string") {
          if (!pattern10.test(data3)) {
            if (errors < 1e3) {
              let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/pattern", keyword: "pattern", params: { pattern: "^[45][0-9]{2}$" }, message: 'must match pattern "^[45][0-9]{2}$"', schema: "^[45][0-9]{2}$", parentSchema: schema53.properties.status, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.properties.status.type, parentSchema: schema53.properties.status, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema53.type, parentSchema: schema53, data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++, reportable++;
    }
    return validate108.errors = vErrors, validate108.errorCount = errors, validate108.reportableCount = reportable, errors === 0;
  }
  validate108.evaluated = { props: { detail: !0, title: !0, type: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_Instant = validate109, schema54 = { type: "string", format: "date-time", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" }, pattern11 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
  function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate109.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern11.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"', schema: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", parentSchema: schema54, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (!formats36.validate(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema54, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.type, parentSchema: schema54, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate109.errors = vErrors, validate109.errorCount = errors, validate109.reportableCount = reportable, errors === 0;
  }
  validate109.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var control_NullableInstant = validate110, schema55 = { type: ["string", "null"], format: "date-time", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" };
  function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate110.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema55.type }, message: "must be string,null", schema: schema55.type, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "string") {
      if (!pattern11.test(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"', schema: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", parentSchema: schema55, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (!formats36.validate(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema55, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate110.errors = vErrors, validate110.errorCount = errors, validate110.reportableCount = reportable, errors === 0;
  }
  validate110.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var control_Health = validate111, schema56 = { type: "object", required: ["status", "version", "sandboxes", "live", "ready", "why"], properties: { status: { type: "string", const: "ok" }, version: { type: "string" }, sandboxes: { type: "integer", minimum: 0 }, live: { type: "boolean", const: !0 }, ready: { type: "boolean" }, why: { type: ["string", "null"] } } };
  function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate111.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema56.required, parentSchema: schema56, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.version === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema56.required, parentSchema: schema56, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.sandboxes === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sandboxes" }, message: "must have required property 'sandboxes'", schema: schema56.required, parentSchema: schema56, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.live === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live" }, message: "must have required property 'live'", schema: schema56.required, parentSchema: schema56, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.ready === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ready" }, message: "must have required property 'ready'", schema: schema56.required, parentSchema: schema56, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.why === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "why" }, message: "must have required property 'why'", schema: schema56.required, parentSchema: schema56, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.status.type, parentSchema: schema56.properties.status, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (data0 !== "ok") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant", schema: "ok", parentSchema: schema56.properties.status, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.version !== void 0) {
        let data1 = data.version;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.version.type, parentSchema: schema56.properties.version, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.sandboxes !== void 0) {
        let data2 = data.sandboxes;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/sandboxes", schemaPath: "#/properties/sandboxes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema56.properties.sandboxes.type, parentSchema: schema56.properties.sandboxes, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/sandboxes", schemaPath: "#/properties/sandboxes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema56.properties.sandboxes, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.live !== void 0) {
        let data3 = data.live;
        if (typeof data3 != "boolean") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/live", schemaPath: "#/properties/live/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema56.properties.live.type, parentSchema: schema56.properties.live, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (data3 !== !0) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/live", schemaPath: "#/properties/live/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema56.properties.live, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.ready !== void 0) {
        let data4 = data.ready;
        if (typeof data4 != "boolean") {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema56.properties.ready.type, parentSchema: schema56.properties.ready, data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.why !== void 0) {
        let data5 = data.why;
        if (typeof data5 != "string" && data5 !== null) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: schema56.properties.why.type }, message: "must be string,null", schema: schema56.properties.why.type, parentSchema: schema56.properties.why, data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate111.errors = vErrors, validate111.errorCount = errors, validate111.reportableCount = reportable, errors === 0;
  }
  validate111.evaluated = { props: { status: !0, version: !0, sandboxes: !0, live: !0, ready: !0, why: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SandboxList = validate112, schema57 = { type: "object", required: ["sandboxes"], properties: { sandboxes: { type: "array", items: { $ref: "#/$defs/SandboxSummary" } } } }, schema58 = { type: "object", required: ["name", "now", "clock", "events", "place", "invoices", "recurringPayments", "callbacks", "sms", "requests"], properties: { name: { type: "string" }, now: { $ref: "#/$defs/Instant" }, clock: { $ref: "#/$defs/ClockView" }, events: { type: "integer", minimum: 1 }, place: { $ref: "#/$defs/Place" }, invoices: { $ref: "#/$defs/InvoiceCounts" }, recurringPayments: { type: "integer", minimum: 0 }, callbacks: { type: "integer", minimum: 0 }, sms: { type: "integer", minimum: 0 }, requests: { type: "integer", minimum: 0 } } }, schema59 = { type: "object", required: ["mode", "now", "offsetMs", "nextDue"], properties: { mode: { type: "string", enum: ["real", "shifted", "frozen"] }, now: { $ref: "#/$defs/Instant" }, offsetMs: { type: "integer" }, nextDue: { oneOf: [{ $ref: "#/$defs/DueView" }, { type: "null" }] } } }, schema60 = { type: "object", required: ["at", "what", "about"], properties: { at: { $ref: "#/$defs/Instant" }, what: { type: "string", enum: ["expiry", "charge", "callback"] }, about: { type: "string" } } };
  function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate117.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema60.required, parentSchema: schema60, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.what === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema60.required, parentSchema: schema60, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema60.required, parentSchema: schema60, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.what !== void 0) {
        let data1 = data.what;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.what.type, parentSchema: schema60.properties.what, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "expiry" || data1 === "charge" || data1 === "callback")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/enum", keyword: "enum", params: { allowedValues: schema60.properties.what.enum }, message: "must be equal to one of the allowed values", schema: schema60.properties.what.enum, parentSchema: schema60.properties.what, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.about !== void 0) {
        let data2 = data.about;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.about.type, parentSchema: schema60.properties.about, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate117.errors = vErrors, validate117.errorCount = errors, validate117.reportableCount = reportable, errors === 0;
  }
  validate117.evaluated = { props: { at: !0, what: !0, about: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate115.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mode === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.now === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.offsetMs === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offsetMs" }, message: "must have required property 'offsetMs'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.nextDue === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextDue" }, message: "must have required property 'nextDue'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.mode !== void 0) {
        let data0 = data.mode;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.mode.type, parentSchema: schema59.properties.mode, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (!(data0 === "real" || data0 === "shifted" || data0 === "frozen")) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema59.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.mode.enum, parentSchema: schema59.properties.mode, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.now !== void 0 && (validate109(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.offsetMs !== void 0) {
        let data2 = data.offsetMs;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/offsetMs", schemaPath: "#/properties/offsetMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.offsetMs.type, parentSchema: schema59.properties.offsetMs, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.nextDue !== void 0) {
        let data3 = data.nextDue, _errs7 = errors, _reportable7 = reportable, valid1 = !1, passing0 = null, _errs8 = errors, _reportable8 = reportable;
        validate117(data3, { instancePath: instancePath + "/nextDue", parentData: data, parentDataProperty: "nextDue", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate117.errors), errors += validate117.errorCount, reportable += validate117.reportableCount);
        var _valid0 = _errs8 === errors;
        if (_valid0) {
          valid1 = !0, passing0 = 0;
          var props0 = {};
          props0.at = !0, props0.what = !0, props0.about = !0;
        }
        let _errs9 = errors, _reportable9 = reportable;
        if (data3 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/nextDue", schemaPath: "#/properties/nextDue/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema59.properties.nextDue.oneOf[1].type, parentSchema: schema59.properties.nextDue.oneOf[1], data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
          errors = _errs7, reportable = _reportable7, vErrors !== null && (_errs7 ? vErrors.length = Math.min(_errs7, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/nextDue", schemaPath: "#/properties/nextDue/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema59.properties.nextDue.oneOf, parentSchema: schema59.properties.nextDue, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate115.errors = vErrors, validate115.errorCount = errors, validate115.reportableCount = reportable, errors === 0;
  }
  validate115.evaluated = { props: { mode: !0, now: !0, offsetMs: !0, nextDue: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema61 = { type: "object", required: ["epoch", "seq"], properties: { epoch: { type: "integer", minimum: 1 }, seq: { type: "integer", minimum: 1 } } };
  function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate121.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.epoch === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'", schema: schema61.required, parentSchema: schema61, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.seq === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'", schema: schema61.required, parentSchema: schema61, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.epoch !== void 0) {
        let data0 = data.epoch;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/epoch", schemaPath: "#/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema61.properties.epoch.type, parentSchema: schema61.properties.epoch, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/epoch", schemaPath: "#/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema61.properties.epoch, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.seq !== void 0) {
        let data1 = data.seq;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema61.properties.seq.type, parentSchema: schema61.properties.seq, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema61.properties.seq, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate121.errors = vErrors, validate121.errorCount = errors, validate121.reportableCount = reportable, errors === 0;
  }
  validate121.evaluated = { props: { epoch: !0, seq: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema62 = { type: "object", required: ["pending", "paid", "canceled"], properties: { pending: { type: "integer", minimum: 0 }, paid: { type: "integer", minimum: 0 }, canceled: { type: "integer", minimum: 0 } } };
  function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate123.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.pending === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pending" }, message: "must have required property 'pending'", schema: schema62.required, parentSchema: schema62, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.paid === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'", schema: schema62.required, parentSchema: schema62, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.canceled === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canceled" }, message: "must have required property 'canceled'", schema: schema62.required, parentSchema: schema62, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.pending !== void 0) {
        let data0 = data.pending;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.pending.type, parentSchema: schema62.properties.pending, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.pending, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.paid !== void 0) {
        let data1 = data.paid;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/paid", schemaPath: "#/properties/paid/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.paid.type, parentSchema: schema62.properties.paid, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/paid", schemaPath: "#/properties/paid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.paid, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.canceled !== void 0) {
        let data2 = data.canceled;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/canceled", schemaPath: "#/properties/canceled/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.canceled.type, parentSchema: schema62.properties.canceled, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/canceled", schemaPath: "#/properties/canceled/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.canceled, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate123.errors = vErrors, validate123.errorCount = errors, validate123.reportableCount = reportable, errors === 0;
  }
  validate123.evaluated = { props: { pending: !0, paid: !0, canceled: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate113.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.now === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.clock === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clock" }, message: "must have required property 'clock'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.events === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.place === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" }, message: "must have required property 'place'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.invoices === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.recurringPayments === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringPayments" }, message: "must have required property 'recurringPayments'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.callbacks === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbacks" }, message: "must have required property 'callbacks'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.sms === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sms" }, message: "must have required property 'sms'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.requests === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.name.type, parentSchema: schema58.properties.name, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.now !== void 0 && (validate109(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.clock !== void 0 && (validate115(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate115.errors), errors += validate115.errorCount, reportable += validate115.reportableCount)), data.events !== void 0) {
        let data3 = data.events;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.events.type, parentSchema: schema58.properties.events, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.events, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.place !== void 0 && (validate121(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate121.errors), errors += validate121.errorCount, reportable += validate121.reportableCount)), data.invoices !== void 0 && (validate123(data.invoices, { instancePath: instancePath + "/invoices", parentData: data, parentDataProperty: "invoices", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate123.errors), errors += validate123.errorCount, reportable += validate123.reportableCount)), data.recurringPayments !== void 0) {
        let data6 = data.recurringPayments;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/recurringPayments", schemaPath: "#/properties/recurringPayments/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.recurringPayments.type, parentSchema: schema58.properties.recurringPayments, data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/recurringPayments", schemaPath: "#/properties/recurringPayments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.recurringPayments, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.callbacks !== void 0) {
        let data7 = data.callbacks;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.callbacks.type, parentSchema: schema58.properties.callbacks, data: data7 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.callbacks, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.sms !== void 0) {
        let data8 = data.sms;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.sms.type, parentSchema: schema58.properties.sms, data: data8 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.sms, data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.requests !== void 0) {
        let data9 = data.requests;
        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.requests.type, parentSchema: schema58.properties.requests, data: data9 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.requests, data: data9 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
      }
      errors++, reportable++;
    }
    return validate113.errors = vErrors, validate113.errorCount = errors, validate113.reportableCount = reportable, errors === 0;
  }
  validate113.evaluated = { props: { name: !0, now: !0, clock: !0, events: !0, place: !0, invoices: !0, recurringPayments: !0, callbacks: !0, sms: !0, requests: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate112.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.sandboxes === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sandboxes" }, message: "must have required property 'sandboxes'", schema: schema57.required, parentSchema: schema57, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.sandboxes !== void 0) {
        let data0 = data.sandboxes;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate113(data0[i0], { instancePath: instancePath + "/sandboxes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate113.errors), errors += validate113.errorCount, reportable += validate113.reportableCount);
        } else {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/sandboxes", schemaPath: "#/properties/sandboxes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties.sandboxes.type, parentSchema: schema57.properties.sandboxes, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate112.errors = vErrors, validate112.errorCount = errors, validate112.reportableCount = reportable, errors === 0;
  }
  validate112.evaluated = { props: { sandboxes: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SandboxSummary = validate126;
  function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate126.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.now === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.clock === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clock" }, message: "must have required property 'clock'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.events === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.place === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" }, message: "must have required property 'place'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.invoices === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.recurringPayments === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringPayments" }, message: "must have required property 'recurringPayments'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.callbacks === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbacks" }, message: "must have required property 'callbacks'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.sms === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sms" }, message: "must have required property 'sms'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.requests === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.name.type, parentSchema: schema58.properties.name, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.now !== void 0 && (validate109(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.clock !== void 0 && (validate115(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate115.errors), errors += validate115.errorCount, reportable += validate115.reportableCount)), data.events !== void 0) {
        let data3 = data.events;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.events.type, parentSchema: schema58.properties.events, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.events, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.place !== void 0 && (validate121(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate121.errors), errors += validate121.errorCount, reportable += validate121.reportableCount)), data.invoices !== void 0 && (validate123(data.invoices, { instancePath: instancePath + "/invoices", parentData: data, parentDataProperty: "invoices", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate123.errors), errors += validate123.errorCount, reportable += validate123.reportableCount)), data.recurringPayments !== void 0) {
        let data6 = data.recurringPayments;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/recurringPayments", schemaPath: "#/properties/recurringPayments/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.recurringPayments.type, parentSchema: schema58.properties.recurringPayments, data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/recurringPayments", schemaPath: "#/properties/recurringPayments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.recurringPayments, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.callbacks !== void 0) {
        let data7 = data.callbacks;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.callbacks.type, parentSchema: schema58.properties.callbacks, data: data7 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.callbacks, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.sms !== void 0) {
        let data8 = data.sms;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.sms.type, parentSchema: schema58.properties.sms, data: data8 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.sms, data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.requests !== void 0) {
        let data9 = data.requests;
        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.requests.type, parentSchema: schema58.properties.requests, data: data9 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties.requests, data: data9 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
      }
      errors++, reportable++;
    }
    return validate126.errors = vErrors, validate126.errorCount = errors, validate126.reportableCount = reportable, errors === 0;
  }
  validate126.evaluated = { props: { name: !0, now: !0, clock: !0, events: !0, place: !0, invoices: !0, recurringPayments: !0, callbacks: !0, sms: !0, requests: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_Place = validate131;
  function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate131.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.epoch === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "epoch" }, message: "must have required property 'epoch'", schema: schema61.required, parentSchema: schema61, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.seq === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'", schema: schema61.required, parentSchema: schema61, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.epoch !== void 0) {
        let data0 = data.epoch;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/epoch", schemaPath: "#/properties/epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema61.properties.epoch.type, parentSchema: schema61.properties.epoch, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/epoch", schemaPath: "#/properties/epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema61.properties.epoch, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.seq !== void 0) {
        let data1 = data.seq;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema61.properties.seq.type, parentSchema: schema61.properties.seq, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema61.properties.seq, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate131.errors = vErrors, validate131.errorCount = errors, validate131.reportableCount = reportable, errors === 0;
  }
  validate131.evaluated = { props: { epoch: !0, seq: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_InvoiceCounts = validate132;
  function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate132.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.pending === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pending" }, message: "must have required property 'pending'", schema: schema62.required, parentSchema: schema62, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.paid === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paid" }, message: "must have required property 'paid'", schema: schema62.required, parentSchema: schema62, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.canceled === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canceled" }, message: "must have required property 'canceled'", schema: schema62.required, parentSchema: schema62, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.pending !== void 0) {
        let data0 = data.pending;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.pending.type, parentSchema: schema62.properties.pending, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.pending, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.paid !== void 0) {
        let data1 = data.paid;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/paid", schemaPath: "#/properties/paid/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.paid.type, parentSchema: schema62.properties.paid, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/paid", schemaPath: "#/properties/paid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.paid, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.canceled !== void 0) {
        let data2 = data.canceled;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/canceled", schemaPath: "#/properties/canceled/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.canceled.type, parentSchema: schema62.properties.canceled, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/canceled", schemaPath: "#/properties/canceled/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.canceled, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate132.errors = vErrors, validate132.errorCount = errors, validate132.reportableCount = reportable, errors === 0;
  }
  validate132.evaluated = { props: { pending: !0, paid: !0, canceled: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_ResetResult = validate133, schema66 = { type: "object", required: ["reset"], properties: { reset: { type: "string" } } };
  function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate133.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.reset === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reset" }, message: "must have required property 'reset'", schema: schema66.required, parentSchema: schema66, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.reset !== void 0) {
        let data0 = data.reset;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/reset", schemaPath: "#/properties/reset/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.properties.reset.type, parentSchema: schema66.properties.reset, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate133.errors = vErrors, validate133.errorCount = errors, validate133.reportableCount = reportable, errors === 0;
  }
  validate133.evaluated = { props: { reset: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_ClockView = validate134;
  function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate134.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mode === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.now === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.offsetMs === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offsetMs" }, message: "must have required property 'offsetMs'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.nextDue === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextDue" }, message: "must have required property 'nextDue'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.mode !== void 0) {
        let data0 = data.mode;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties.mode.type, parentSchema: schema59.properties.mode, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (!(data0 === "real" || data0 === "shifted" || data0 === "frozen")) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema59.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.mode.enum, parentSchema: schema59.properties.mode, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.now !== void 0 && (validate109(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.offsetMs !== void 0) {
        let data2 = data.offsetMs;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/offsetMs", schemaPath: "#/properties/offsetMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.offsetMs.type, parentSchema: schema59.properties.offsetMs, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.nextDue !== void 0) {
        let data3 = data.nextDue, _errs7 = errors, _reportable7 = reportable, valid1 = !1, passing0 = null, _errs8 = errors, _reportable8 = reportable;
        validate117(data3, { instancePath: instancePath + "/nextDue", parentData: data, parentDataProperty: "nextDue", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate117.errors), errors += validate117.errorCount, reportable += validate117.reportableCount);
        var _valid0 = _errs8 === errors;
        if (_valid0) {
          valid1 = !0, passing0 = 0;
          var props0 = {};
          props0.at = !0, props0.what = !0, props0.about = !0;
        }
        let _errs9 = errors, _reportable9 = reportable;
        if (data3 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/nextDue", schemaPath: "#/properties/nextDue/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema59.properties.nextDue.oneOf[1].type, parentSchema: schema59.properties.nextDue.oneOf[1], data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
          errors = _errs7, reportable = _reportable7, vErrors !== null && (_errs7 ? vErrors.length = Math.min(_errs7, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/nextDue", schemaPath: "#/properties/nextDue/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema59.properties.nextDue.oneOf, parentSchema: schema59.properties.nextDue, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate134.errors = vErrors, validate134.errorCount = errors, validate134.reportableCount = reportable, errors === 0;
  }
  validate134.evaluated = { props: { mode: !0, now: !0, offsetMs: !0, nextDue: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_DueView = validate137;
  function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate137.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema60.required, parentSchema: schema60, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.what === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema60.required, parentSchema: schema60, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema60.required, parentSchema: schema60, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.what !== void 0) {
        let data1 = data.what;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.what.type, parentSchema: schema60.properties.what, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "expiry" || data1 === "charge" || data1 === "callback")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/enum", keyword: "enum", params: { allowedValues: schema60.properties.what.enum }, message: "must be equal to one of the allowed values", schema: schema60.properties.what.enum, parentSchema: schema60.properties.what, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.about !== void 0) {
        let data2 = data.about;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.about.type, parentSchema: schema60.properties.about, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate137.errors = vErrors, validate137.errorCount = errors, validate137.reportableCount = reportable, errors === 0;
  }
  validate137.evaluated = { props: { at: !0, what: !0, about: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_LabelRecord = validate139, schema69 = { type: "object", required: ["name", "seq"], properties: { name: { type: "string" }, seq: { type: "integer", minimum: 1 } } };
  function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate139.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema69.required, parentSchema: schema69, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.seq === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'", schema: schema69.required, parentSchema: schema69, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties.name.type, parentSchema: schema69.properties.name, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.seq !== void 0) {
        let data1 = data.seq;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.seq.type, parentSchema: schema69.properties.seq, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.seq, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate139.errors = vErrors, validate139.errorCount = errors, validate139.reportableCount = reportable, errors === 0;
  }
  validate139.evaluated = { props: { name: !0, seq: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_LabelList = validate140, schema70 = { type: "object", required: ["labels"], properties: { labels: { type: "array", items: { $ref: "#/$defs/LabelRecord" } } } };
  function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate140.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.labels === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'", schema: schema70.required, parentSchema: schema70, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.labels !== void 0) {
        let data0 = data.labels;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate139(data0[i0], { instancePath: instancePath + "/labels/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate139.errors), errors += validate139.errorCount, reportable += validate139.reportableCount);
        } else {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema70.properties.labels.type, parentSchema: schema70.properties.labels, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.type, parentSchema: schema70, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate140.errors = vErrors, validate140.errorCount = errors, validate140.reportableCount = reportable, errors === 0;
  }
  validate140.evaluated = { props: { labels: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SandboxExport = validate142, schema71 = { type: "object", additionalProperties: !1, required: ["paystub", "version", "sandbox", "events"], properties: { paystub: { type: "string", const: "log" }, version: { type: "integer", minimum: 1 }, sandbox: { type: "string", pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "x-expected": "the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not - alone" }, events: { type: "array", minItems: 1, items: { type: "object", additionalProperties: !0 } } } }, pattern13 = new RegExp("^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "u");
  function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate142.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.paystub === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paystub" }, message: "must have required property 'paystub'", schema: schema71.required, parentSchema: schema71, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.version === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema71.required, parentSchema: schema71, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.sandbox === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sandbox" }, message: "must have required property 'sandbox'", schema: schema71.required, parentSchema: schema71, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.events === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", schema: schema71.required, parentSchema: schema71, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "paystub" || key0 === "version" || key0 === "sandbox" || key0 === "events")) {
          if (errors < 1e3) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema71, data };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      if (data.paystub !== void 0) {
        let data0 = data.paystub;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/paystub", schemaPath: "#/properties/paystub/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.paystub.type, parentSchema: schema71.properties.paystub, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (data0 !== "log") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/paystub", schemaPath: "#/properties/paystub/const", keyword: "const", params: { allowedValue: "log" }, message: "must be equal to constant", schema: "log", parentSchema: schema71.properties.paystub, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.version !== void 0) {
        let data1 = data.version;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema71.properties.version.type, parentSchema: schema71.properties.version, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema71.properties.version, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.sandbox !== void 0) {
        let data2 = data.sandbox;
        if (typeof data2 == "string") {
          if (!pattern13.test(data2)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/pattern", keyword: "pattern", params: { pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$" }, message: 'must match pattern "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$"', schema: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", parentSchema: schema71.properties.sandbox, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.sandbox.type, parentSchema: schema71.properties.sandbox, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.events !== void 0) {
        let data3 = data.events;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema71.properties.events, data: data3 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
              if (errors < 1e3) {
                let err12 = { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.properties.events.items.type, parentSchema: schema71.properties.events.items, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema71.properties.events.type, parentSchema: schema71.properties.events, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
        vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
      }
      errors++, reportable++;
    }
    return validate142.errors = vErrors, validate142.errorCount = errors, validate142.reportableCount = reportable, errors === 0;
  }
  validate142.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_WhyResult = validate143, schema72 = { type: "object", required: ["transactionNo", "status", "because", "chain"], properties: { transactionNo: { type: "string" }, status: { type: "string", enum: ["pending", "paid", "canceled"] }, because: { type: "string" }, chain: { type: "array", items: { type: "object", required: ["seq", "at", "text"], properties: { seq: { type: "integer", minimum: 1 }, at: { $ref: "#/$defs/Instant" }, text: { type: "string" } } } } } };
  function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate143.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema72.required, parentSchema: schema72, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema72.required, parentSchema: schema72, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.because === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'", schema: schema72.required, parentSchema: schema72, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.chain === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chain" }, message: "must have required property 'chain'", schema: schema72.required, parentSchema: schema72, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.transactionNo !== void 0) {
        let data0 = data.transactionNo;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.transactionNo.type, parentSchema: schema72.properties.transactionNo, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data1 = data.status;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.status.type, parentSchema: schema72.properties.status, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (!(data1 === "pending" || data1 === "paid" || data1 === "canceled")) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema72.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema72.properties.status.enum, parentSchema: schema72.properties.status, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.because !== void 0) {
        let data2 = data.because;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.because.type, parentSchema: schema72.properties.because, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.chain !== void 0) {
        let data3 = data.chain;
        if (Array.isArray(data3)) {
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
              if (data4.seq === void 0) {
                if (errors < 1e3) {
                  let err8 = { instancePath: instancePath + "/chain/" + i0, schemaPath: "#/properties/chain/items/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'", schema: schema72.properties.chain.items.required, parentSchema: schema72.properties.chain.items, data: data4 };
                  vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
                }
                errors++, reportable++;
              }
              if (data4.at === void 0) {
                if (errors < 1e3) {
                  let err9 = { instancePath: instancePath + "/chain/" + i0, schemaPath: "#/properties/chain/items/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema72.properties.chain.items.required, parentSchema: schema72.properties.chain.items, data: data4 };
                  vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
                }
                errors++, reportable++;
              }
              if (data4.text === void 0) {
                if (errors < 1e3) {
                  let err10 = { instancePath: instancePath + "/chain/" + i0, schemaPath: "#/properties/chain/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema72.properties.chain.items.required, parentSchema: schema72.properties.chain.items, data: data4 };
                  vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
                }
                errors++, reportable++;
              }
              if (data4.seq !== void 0) {
                let data5 = data4.seq;
                if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                  if (errors < 1e3) {
                    let err11 = { instancePath: instancePath + "/chain/" + i0 + "/seq", schemaPath: "#/properties/chain/items/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema72.properties.chain.items.properties.seq.type, parentSchema: schema72.properties.chain.items.properties.seq, data: data5 };
                    vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                  }
                  errors++, reportable++;
                }
                if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                  if (errors < 1e3) {
                    let err12 = { instancePath: instancePath + "/chain/" + i0 + "/seq", schemaPath: "#/properties/chain/items/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema72.properties.chain.items.properties.seq, data: data5 };
                    vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
                  }
                  errors++, reportable++;
                }
              }
              if (data4.at !== void 0 && (validate109(data4.at, { instancePath: instancePath + "/chain/" + i0 + "/at", parentData: data4, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data4.text !== void 0) {
                let data7 = data4.text;
                if (typeof data7 != "string") {
                  if (errors < 1e3) {
                    let err13 = { instancePath: instancePath + "/chain/" + i0 + "/text", schemaPath: "#/properties/chain/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.properties.chain.items.properties.text.type, parentSchema: schema72.properties.chain.items.properties.text, data: data7 };
                    vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
                  }
                  errors++, reportable++;
                }
              }
            } else {
              if (errors < 1e3) {
                let err14 = { instancePath: instancePath + "/chain/" + i0, schemaPath: "#/properties/chain/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.properties.chain.items.type, parentSchema: schema72.properties.chain.items, data: data4 };
                vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/chain", schemaPath: "#/properties/chain/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema72.properties.chain.type, parentSchema: schema72.properties.chain, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.type, parentSchema: schema72, data };
        vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
      }
      errors++, reportable++;
    }
    return validate143.errors = vErrors, validate143.errorCount = errors, validate143.reportableCount = reportable, errors === 0;
  }
  validate143.evaluated = { props: { transactionNo: !0, status: !0, because: !0, chain: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_AdvanceResult = validate145, schema73 = { type: "object", required: ["now", "events", "fired", "next"], properties: { now: { $ref: "#/$defs/Instant" }, events: { type: "array", items: { $ref: "#/$defs/Event" } }, fired: { type: "integer", minimum: 0 }, next: { type: ["integer", "null"] } } }, schema74 = { type: "object", required: ["seq", "at", "type"], additionalProperties: !0, properties: { seq: { type: "integer", minimum: 1 }, at: { $ref: "#/$defs/Instant" }, type: { type: "string" } } };
  function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate147.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.seq === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'", schema: schema74.required, parentSchema: schema74, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema74.required, parentSchema: schema74, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema74.required, parentSchema: schema74, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.seq !== void 0) {
        let data0 = data.seq;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties.seq.type, parentSchema: schema74.properties.seq, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema74.properties.seq, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.type !== void 0) {
        let data2 = data.type;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.type.type, parentSchema: schema74.properties.type, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate147.errors = vErrors, validate147.errorCount = errors, validate147.reportableCount = reportable, errors === 0;
  }
  validate147.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate145.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.now === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'", schema: schema73.required, parentSchema: schema73, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.events === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", schema: schema73.required, parentSchema: schema73, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.fired === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fired" }, message: "must have required property 'fired'", schema: schema73.required, parentSchema: schema73, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.next === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema73.required, parentSchema: schema73, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.now !== void 0 && (validate109(data.now, { instancePath: instancePath + "/now", parentData: data, parentDataProperty: "now", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.events !== void 0) {
        let data1 = data.events;
        if (Array.isArray(data1)) {
          let len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate147(data1[i0], { instancePath: instancePath + "/events/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate147.errors), errors += validate147.errorCount, reportable += validate147.reportableCount);
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema73.properties.events.type, parentSchema: schema73.properties.events, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.fired !== void 0) {
        let data3 = data.fired;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/fired", schemaPath: "#/properties/fired/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.fired.type, parentSchema: schema73.properties.fired, data: data3 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/fired", schemaPath: "#/properties/fired/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema73.properties.fired, data: data3 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.next !== void 0) {
        let data4 = data.next;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: schema73.properties.next.type }, message: "must be integer,null", schema: schema73.properties.next.type, parentSchema: schema73.properties.next, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate145.errors = vErrors, validate145.errorCount = errors, validate145.reportableCount = reportable, errors === 0;
  }
  validate145.evaluated = { props: { now: !0, events: !0, fired: !0, next: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_Matches = validate150, schema75 = { type: "integer", minimum: 0 };
  function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate150.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema75.type, parentSchema: schema75, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data) && (data < 0 || isNaN(data))) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema75, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate150.errors = vErrors, validate150.errorCount = errors, validate150.reportableCount = reportable, errors === 0;
  }
  validate150.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var control_NextPage = validate151, schema76 = { type: ["integer", "null"], minimum: 0 };
  function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate151.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema76.type }, message: "must be integer,null", schema: schema76.type, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data) && (data < 0 || isNaN(data))) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate151.errors = vErrors, validate151.errorCount = errors, validate151.reportableCount = reportable, errors === 0;
  }
  validate151.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var control_StateGraphs = validate152, schema77 = { type: "object", required: ["invoice", "recurring"], properties: { invoice: { $ref: "#/$defs/StateGraph" }, recurring: { $ref: "#/$defs/StateGraph" } } }, schema78 = { type: "object", required: ["begins", "states", "moves"], properties: { begins: { type: "string" }, states: { type: "array", items: { type: "string" } }, moves: { type: "array", items: { type: "object", required: ["from", "event", "to"], properties: { from: { type: "string" }, event: { type: "string" }, to: { type: "string" } } } } } };
  function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate153.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.begins === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "begins" }, message: "must have required property 'begins'", schema: schema78.required, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.states === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "states" }, message: "must have required property 'states'", schema: schema78.required, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.moves === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "moves" }, message: "must have required property 'moves'", schema: schema78.required, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.begins !== void 0) {
        let data0 = data.begins;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/begins", schemaPath: "#/properties/begins/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.begins.type, parentSchema: schema78.properties.begins, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.states !== void 0) {
        let data1 = data.states;
        if (Array.isArray(data1)) {
          let len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data2 = data1[i0];
            if (typeof data2 != "string") {
              if (errors < 1e3) {
                let err4 = { instancePath: instancePath + "/states/" + i0, schemaPath: "#/properties/states/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.states.items.type, parentSchema: schema78.properties.states.items, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/states", schemaPath: "#/properties/states/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema78.properties.states.type, parentSchema: schema78.properties.states, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.moves !== void 0) {
        let data3 = data.moves;
        if (Array.isArray(data3)) {
          let len1 = data3.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data4 = data3[i1];
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
              if (data4.from === void 0) {
                if (errors < 1e3) {
                  let err6 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema78.properties.moves.items.required, parentSchema: schema78.properties.moves.items, data: data4 };
                  vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
                }
                errors++, reportable++;
              }
              if (data4.event === void 0) {
                if (errors < 1e3) {
                  let err7 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'", schema: schema78.properties.moves.items.required, parentSchema: schema78.properties.moves.items, data: data4 };
                  vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
                }
                errors++, reportable++;
              }
              if (data4.to === void 0) {
                if (errors < 1e3) {
                  let err8 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema78.properties.moves.items.required, parentSchema: schema78.properties.moves.items, data: data4 };
                  vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
                }
                errors++, reportable++;
              }
              if (data4.from !== void 0) {
                let data5 = data4.from;
                if (typeof data5 != "string") {
                  if (errors < 1e3) {
                    let err9 = { instancePath: instancePath + "/moves/" + i1 + "/from", schemaPath: "#/properties/moves/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.moves.items.properties.from.type, parentSchema: schema78.properties.moves.items.properties.from, data: data5 };
                    vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
                  }
                  errors++, reportable++;
                }
              }
              if (data4.event !== void 0) {
                let data6 = data4.event;
                if (typeof data6 != "string") {
                  if (errors < 1e3) {
                    let err10 = { instancePath: instancePath + "/moves/" + i1 + "/event", schemaPath: "#/properties/moves/items/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.moves.items.properties.event.type, parentSchema: schema78.properties.moves.items.properties.event, data: data6 };
                    vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
                  }
                  errors++, reportable++;
                }
              }
              if (data4.to !== void 0) {
                let data7 = data4.to;
                if (typeof data7 != "string") {
                  if (errors < 1e3) {
                    let err11 = { instancePath: instancePath + "/moves/" + i1 + "/to", schemaPath: "#/properties/moves/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.moves.items.properties.to.type, parentSchema: schema78.properties.moves.items.properties.to, data: data7 };
                    vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                  }
                  errors++, reportable++;
                }
              }
            } else {
              if (errors < 1e3) {
                let err12 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.properties.moves.items.type, parentSchema: schema78.properties.moves.items, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema78.properties.moves.type, parentSchema: schema78.properties.moves, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
      }
      errors++, reportable++;
    }
    return validate153.errors = vErrors, validate153.errorCount = errors, validate153.reportableCount = reportable, errors === 0;
  }
  validate153.evaluated = { props: { begins: !0, states: !0, moves: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate152.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.invoice === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoice" }, message: "must have required property 'invoice'", schema: schema77.required, parentSchema: schema77, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.recurring === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurring" }, message: "must have required property 'recurring'", schema: schema77.required, parentSchema: schema77, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      data.invoice !== void 0 && (validate153(data.invoice, { instancePath: instancePath + "/invoice", parentData: data, parentDataProperty: "invoice", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate153.errors), errors += validate153.errorCount, reportable += validate153.reportableCount)), data.recurring !== void 0 && (validate153(data.recurring, { instancePath: instancePath + "/recurring", parentData: data, parentDataProperty: "recurring", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate153.errors), errors += validate153.errorCount, reportable += validate153.reportableCount));
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate152.errors = vErrors, validate152.errorCount = errors, validate152.reportableCount = reportable, errors === 0;
  }
  validate152.evaluated = { props: { invoice: !0, recurring: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_StateGraph = validate156;
  function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate156.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.begins === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "begins" }, message: "must have required property 'begins'", schema: schema78.required, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.states === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "states" }, message: "must have required property 'states'", schema: schema78.required, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.moves === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "moves" }, message: "must have required property 'moves'", schema: schema78.required, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.begins !== void 0) {
        let data0 = data.begins;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/begins", schemaPath: "#/properties/begins/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.begins.type, parentSchema: schema78.properties.begins, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.states !== void 0) {
        let data1 = data.states;
        if (Array.isArray(data1)) {
          let len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data2 = data1[i0];
            if (typeof data2 != "string") {
              if (errors < 1e3) {
                let err4 = { instancePath: instancePath + "/states/" + i0, schemaPath: "#/properties/states/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.states.items.type, parentSchema: schema78.properties.states.items, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/states", schemaPath: "#/properties/states/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema78.properties.states.type, parentSchema: schema78.properties.states, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.moves !== void 0) {
        let data3 = data.moves;
        if (Array.isArray(data3)) {
          let len1 = data3.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data4 = data3[i1];
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
              if (data4.from === void 0) {
                if (errors < 1e3) {
                  let err6 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema78.properties.moves.items.required, parentSchema: schema78.properties.moves.items, data: data4 };
                  vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
                }
                errors++, reportable++;
              }
              if (data4.event === void 0) {
                if (errors < 1e3) {
                  let err7 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'", schema: schema78.properties.moves.items.required, parentSchema: schema78.properties.moves.items, data: data4 };
                  vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
                }
                errors++, reportable++;
              }
              if (data4.to === void 0) {
                if (errors < 1e3) {
                  let err8 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema78.properties.moves.items.required, parentSchema: schema78.properties.moves.items, data: data4 };
                  vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
                }
                errors++, reportable++;
              }
              if (data4.from !== void 0) {
                let data5 = data4.from;
                if (typeof data5 != "string") {
                  if (errors < 1e3) {
                    let err9 = { instancePath: instancePath + "/moves/" + i1 + "/from", schemaPath: "#/properties/moves/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.moves.items.properties.from.type, parentSchema: schema78.properties.moves.items.properties.from, data: data5 };
                    vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
                  }
                  errors++, reportable++;
                }
              }
              if (data4.event !== void 0) {
                let data6 = data4.event;
                if (typeof data6 != "string") {
                  if (errors < 1e3) {
                    let err10 = { instancePath: instancePath + "/moves/" + i1 + "/event", schemaPath: "#/properties/moves/items/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.moves.items.properties.event.type, parentSchema: schema78.properties.moves.items.properties.event, data: data6 };
                    vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
                  }
                  errors++, reportable++;
                }
              }
              if (data4.to !== void 0) {
                let data7 = data4.to;
                if (typeof data7 != "string") {
                  if (errors < 1e3) {
                    let err11 = { instancePath: instancePath + "/moves/" + i1 + "/to", schemaPath: "#/properties/moves/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.moves.items.properties.to.type, parentSchema: schema78.properties.moves.items.properties.to, data: data7 };
                    vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                  }
                  errors++, reportable++;
                }
              }
            } else {
              if (errors < 1e3) {
                let err12 = { instancePath: instancePath + "/moves/" + i1, schemaPath: "#/properties/moves/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.properties.moves.items.type, parentSchema: schema78.properties.moves.items, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema78.properties.moves.type, parentSchema: schema78.properties.moves, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
      }
      errors++, reportable++;
    }
    return validate156.errors = vErrors, validate156.errorCount = errors, validate156.reportableCount = reportable, errors === 0;
  }
  validate156.evaluated = { props: { begins: !0, states: !0, moves: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_FailureCatalogue = validate157, schema80 = { type: "object", required: ["faults", "testValues", "switches"], properties: { faults: { type: "array", items: { $ref: "#/$defs/FaultKind" } }, testValues: { type: "array", items: { $ref: "#/$defs/TestValueRecord" } }, switches: { type: "array", items: { $ref: "#/$defs/SwitchRecord" } } } }, schema81 = { type: "object", required: ["fault", "slot", "does", "operations", "parameters"], properties: { fault: { type: "string" }, slot: { type: "string", enum: ["wait", "reply", "outcome", "wire", "callback", "domain"] }, does: { type: "string" }, operations: { type: ["array", "null"], items: { type: "string" } }, parameters: { type: "array", items: { $ref: "#/$defs/FaultParameter" } } } }, schema82 = { type: "object", required: ["name", "type", "about", "required", "preset", "minimum", "maximum"], properties: { name: { type: "string" }, type: { type: "string", enum: ["integer", "number", "string"] }, about: { type: "string" }, required: { type: "boolean" }, preset: { type: ["string", "number", "null"] }, minimum: { type: ["number", "null"] }, maximum: { type: ["number", "null"] } } };
  function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate159.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.required === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.preset === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preset" }, message: "must have required property 'preset'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.minimum === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimum" }, message: "must have required property 'minimum'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.maximum === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maximum" }, message: "must have required property 'maximum'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.name.type, parentSchema: schema82.properties.name, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.type !== void 0) {
        let data1 = data.type;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.type.type, parentSchema: schema82.properties.type, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
        if (!(data1 === "integer" || data1 === "number" || data1 === "string")) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema82.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema82.properties.type.enum, parentSchema: schema82.properties.type, data: data1 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.about !== void 0) {
        let data2 = data.about;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.about.type, parentSchema: schema82.properties.about, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.required !== void 0) {
        let data3 = data.required;
        if (typeof data3 != "boolean") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema82.properties.required.type, parentSchema: schema82.properties.required, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.preset !== void 0) {
        let data4 = data.preset;
        if (typeof data4 != "string" && !(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/preset", schemaPath: "#/properties/preset/type", keyword: "type", params: { type: schema82.properties.preset.type }, message: "must be string,number,null", schema: schema82.properties.preset.type, parentSchema: schema82.properties.preset, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.minimum !== void 0) {
        let data5 = data.minimum;
        if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema82.properties.minimum.type }, message: "must be number,null", schema: schema82.properties.minimum.type, parentSchema: schema82.properties.minimum, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.maximum !== void 0) {
        let data6 = data.maximum;
        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema82.properties.maximum.type }, message: "must be number,null", schema: schema82.properties.maximum.type, parentSchema: schema82.properties.maximum, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate159.errors = vErrors, validate159.errorCount = errors, validate159.reportableCount = reportable, errors === 0;
  }
  validate159.evaluated = { props: { name: !0, type: !0, about: !0, required: !0, preset: !0, minimum: !0, maximum: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate158.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.slot === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.does === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "does" }, message: "must have required property 'does'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.operations === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operations" }, message: "must have required property 'operations'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.parameters === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.fault.type, parentSchema: schema81.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.slot !== void 0) {
        let data1 = data.slot;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.slot.type, parentSchema: schema81.properties.slot, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (!(data1 === "wait" || data1 === "reply" || data1 === "outcome" || data1 === "wire" || data1 === "callback" || data1 === "domain")) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/enum", keyword: "enum", params: { allowedValues: schema81.properties.slot.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.slot.enum, parentSchema: schema81.properties.slot, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.does !== void 0) {
        let data2 = data.does;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/does", schemaPath: "#/properties/does/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.does.type, parentSchema: schema81.properties.does, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.operations !== void 0) {
        let data3 = data.operations;
        if (!Array.isArray(data3) && data3 !== null) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: schema81.properties.operations.type }, message: "must be array,null", schema: schema81.properties.operations.type, parentSchema: schema81.properties.operations, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (Array.isArray(data3)) {
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (typeof data4 != "string") {
              if (errors < 1e3) {
                let err10 = { instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.operations.items.type, parentSchema: schema81.properties.operations.items, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
              }
              errors++, reportable++;
            }
          }
        }
      }
      if (data.parameters !== void 0) {
        let data5 = data.parameters;
        if (Array.isArray(data5)) {
          let len1 = data5.length;
          for (let i1 = 0; i1 < len1; i1++)
            validate159(data5[i1], { instancePath: instancePath + "/parameters/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate159.errors), errors += validate159.errorCount, reportable += validate159.reportableCount);
        } else {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema81.properties.parameters.type, parentSchema: schema81.properties.parameters, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
        vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
      }
      errors++, reportable++;
    }
    return validate158.errors = vErrors, validate158.errorCount = errors, validate158.reportableCount = reportable, errors === 0;
  }
  validate158.evaluated = { props: { fault: !0, slot: !0, does: !0, operations: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema83 = { type: "object", required: ["in", "value", "operation", "fault", "with"], properties: { in: { type: "string" }, value: { type: ["string", "number"] }, operation: { type: ["string", "null"] }, fault: { type: "string" }, with: { type: "object", additionalProperties: { type: ["string", "number"] } } } };
  function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate162.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.in === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in" }, message: "must have required property 'in'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.value === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.operation === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.with === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "with" }, message: "must have required property 'with'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.in !== void 0) {
        let data0 = data.in;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.in.type, parentSchema: schema83.properties.in, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.value !== void 0) {
        let data1 = data.value;
        if (typeof data1 != "string" && !(typeof data1 == "number" && isFinite(data1))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: schema83.properties.value.type }, message: "must be string,number", schema: schema83.properties.value.type, parentSchema: schema83.properties.value, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data2 = data.operation;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: schema83.properties.operation.type }, message: "must be string,null", schema: schema83.properties.operation.type, parentSchema: schema83.properties.operation, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.fault !== void 0) {
        let data3 = data.fault;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.fault.type, parentSchema: schema83.properties.fault, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.with !== void 0) {
        let data4 = data.with;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4))
          for (let key0 in data4) {
            let data5 = data4[key0];
            if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5))) {
              if (errors < 1e3) {
                let err9 = { instancePath: instancePath + "/with/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/with/additionalProperties/type", keyword: "type", params: { type: schema83.properties.with.additionalProperties.type }, message: "must be string,number", schema: schema83.properties.with.additionalProperties.type, parentSchema: schema83.properties.with.additionalProperties, data: data5 };
                vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
              }
              errors++, reportable++;
            }
          }
        else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.properties.with.type, parentSchema: schema83.properties.with, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
        vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
      }
      errors++, reportable++;
    }
    return validate162.errors = vErrors, validate162.errorCount = errors, validate162.reportableCount = reportable, errors === 0;
  }
  validate162.evaluated = { props: { in: !0, value: !0, operation: !0, fault: !0, with: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema84 = { type: "object", required: ["id", "question", "evidence", "default", "options"], properties: { id: { type: "string" }, question: { type: "string" }, evidence: { type: "string", enum: ["stated", "strong", "hint", "ours"] }, default: { type: "string" }, options: { type: "array", items: { type: "object", required: ["id", "meaning"], properties: { id: { type: "string" }, meaning: { type: "string" } } } } } };
  function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate164.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.question === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.evidence === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.default === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default" }, message: "must have required property 'default'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.options === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.id.type, parentSchema: schema84.properties.id, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.question !== void 0) {
        let data1 = data.question;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.question.type, parentSchema: schema84.properties.question, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.evidence !== void 0) {
        let data2 = data.evidence;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.evidence.type, parentSchema: schema84.properties.evidence, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (!(data2 === "stated" || data2 === "strong" || data2 === "hint" || data2 === "ours")) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/enum", keyword: "enum", params: { allowedValues: schema84.properties.evidence.enum }, message: "must be equal to one of the allowed values", schema: schema84.properties.evidence.enum, parentSchema: schema84.properties.evidence, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.default !== void 0) {
        let data3 = data.default;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.default.type, parentSchema: schema84.properties.default, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.options !== void 0) {
        let data4 = data.options;
        if (Array.isArray(data4)) {
          let len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data5 = data4[i0];
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              if (data5.id === void 0) {
                if (errors < 1e3) {
                  let err10 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema84.properties.options.items.required, parentSchema: schema84.properties.options.items, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
                }
                errors++, reportable++;
              }
              if (data5.meaning === void 0) {
                if (errors < 1e3) {
                  let err11 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/required", keyword: "required", params: { missingProperty: "meaning" }, message: "must have required property 'meaning'", schema: schema84.properties.options.items.required, parentSchema: schema84.properties.options.items, data: data5 };
                  vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                }
                errors++, reportable++;
              }
              if (data5.id !== void 0) {
                let data6 = data5.id;
                if (typeof data6 != "string") {
                  if (errors < 1e3) {
                    let err12 = { instancePath: instancePath + "/options/" + i0 + "/id", schemaPath: "#/properties/options/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.options.items.properties.id.type, parentSchema: schema84.properties.options.items.properties.id, data: data6 };
                    vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
                  }
                  errors++, reportable++;
                }
              }
              if (data5.meaning !== void 0) {
                let data7 = data5.meaning;
                if (typeof data7 != "string") {
                  if (errors < 1e3) {
                    let err13 = { instancePath: instancePath + "/options/" + i0 + "/meaning", schemaPath: "#/properties/options/items/properties/meaning/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.options.items.properties.meaning.type, parentSchema: schema84.properties.options.items.properties.meaning, data: data7 };
                    vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
                  }
                  errors++, reportable++;
                }
              }
            } else {
              if (errors < 1e3) {
                let err14 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties.options.items.type, parentSchema: schema84.properties.options.items, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.options.type, parentSchema: schema84.properties.options, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
      }
      errors++, reportable++;
    }
    return validate164.errors = vErrors, validate164.errorCount = errors, validate164.reportableCount = reportable, errors === 0;
  }
  validate164.evaluated = { props: { id: !0, question: !0, evidence: !0, default: !0, options: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate157.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.faults === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faults" }, message: "must have required property 'faults'", schema: schema80.required, parentSchema: schema80, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.testValues === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "testValues" }, message: "must have required property 'testValues'", schema: schema80.required, parentSchema: schema80, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.switches === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "switches" }, message: "must have required property 'switches'", schema: schema80.required, parentSchema: schema80, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.faults !== void 0) {
        let data0 = data.faults;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate158(data0[i0], { instancePath: instancePath + "/faults/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate158.errors), errors += validate158.errorCount, reportable += validate158.reportableCount);
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema80.properties.faults.type, parentSchema: schema80.properties.faults, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.testValues !== void 0) {
        let data2 = data.testValues;
        if (Array.isArray(data2)) {
          let len1 = data2.length;
          for (let i1 = 0; i1 < len1; i1++)
            validate162(data2[i1], { instancePath: instancePath + "/testValues/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate162.errors), errors += validate162.errorCount, reportable += validate162.reportableCount);
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/testValues", schemaPath: "#/properties/testValues/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema80.properties.testValues.type, parentSchema: schema80.properties.testValues, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.switches !== void 0) {
        let data4 = data.switches;
        if (Array.isArray(data4)) {
          let len2 = data4.length;
          for (let i2 = 0; i2 < len2; i2++)
            validate164(data4[i2], { instancePath: instancePath + "/switches/" + i2, parentData: data4, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate164.errors), errors += validate164.errorCount, reportable += validate164.reportableCount);
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/switches", schemaPath: "#/properties/switches/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema80.properties.switches.type, parentSchema: schema80.properties.switches, data: data4 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate157.errors = vErrors, validate157.errorCount = errors, validate157.reportableCount = reportable, errors === 0;
  }
  validate157.evaluated = { props: { faults: !0, testValues: !0, switches: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_FaultKind = validate166;
  function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate166.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.slot === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slot" }, message: "must have required property 'slot'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.does === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "does" }, message: "must have required property 'does'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.operations === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operations" }, message: "must have required property 'operations'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.parameters === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'", schema: schema81.required, parentSchema: schema81, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.fault.type, parentSchema: schema81.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.slot !== void 0) {
        let data1 = data.slot;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.slot.type, parentSchema: schema81.properties.slot, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (!(data1 === "wait" || data1 === "reply" || data1 === "outcome" || data1 === "wire" || data1 === "callback" || data1 === "domain")) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/slot", schemaPath: "#/properties/slot/enum", keyword: "enum", params: { allowedValues: schema81.properties.slot.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.slot.enum, parentSchema: schema81.properties.slot, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.does !== void 0) {
        let data2 = data.does;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/does", schemaPath: "#/properties/does/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.does.type, parentSchema: schema81.properties.does, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.operations !== void 0) {
        let data3 = data.operations;
        if (!Array.isArray(data3) && data3 !== null) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: schema81.properties.operations.type }, message: "must be array,null", schema: schema81.properties.operations.type, parentSchema: schema81.properties.operations, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (Array.isArray(data3)) {
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (typeof data4 != "string") {
              if (errors < 1e3) {
                let err10 = { instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.operations.items.type, parentSchema: schema81.properties.operations.items, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
              }
              errors++, reportable++;
            }
          }
        }
      }
      if (data.parameters !== void 0) {
        let data5 = data.parameters;
        if (Array.isArray(data5)) {
          let len1 = data5.length;
          for (let i1 = 0; i1 < len1; i1++)
            validate159(data5[i1], { instancePath: instancePath + "/parameters/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate159.errors), errors += validate159.errorCount, reportable += validate159.reportableCount);
        } else {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema81.properties.parameters.type, parentSchema: schema81.properties.parameters, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
        vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
      }
      errors++, reportable++;
    }
    return validate166.errors = vErrors, validate166.errorCount = errors, validate166.reportableCount = reportable, errors === 0;
  }
  validate166.evaluated = { props: { fault: !0, slot: !0, does: !0, operations: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_FaultParameter = validate168;
  function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate168.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.required === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.preset === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preset" }, message: "must have required property 'preset'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.minimum === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimum" }, message: "must have required property 'minimum'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.maximum === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maximum" }, message: "must have required property 'maximum'", schema: schema82.required, parentSchema: schema82, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.name.type, parentSchema: schema82.properties.name, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.type !== void 0) {
        let data1 = data.type;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.type.type, parentSchema: schema82.properties.type, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
        if (!(data1 === "integer" || data1 === "number" || data1 === "string")) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema82.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema82.properties.type.enum, parentSchema: schema82.properties.type, data: data1 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.about !== void 0) {
        let data2 = data.about;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.about.type, parentSchema: schema82.properties.about, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.required !== void 0) {
        let data3 = data.required;
        if (typeof data3 != "boolean") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema82.properties.required.type, parentSchema: schema82.properties.required, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.preset !== void 0) {
        let data4 = data.preset;
        if (typeof data4 != "string" && !(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/preset", schemaPath: "#/properties/preset/type", keyword: "type", params: { type: schema82.properties.preset.type }, message: "must be string,number,null", schema: schema82.properties.preset.type, parentSchema: schema82.properties.preset, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.minimum !== void 0) {
        let data5 = data.minimum;
        if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema82.properties.minimum.type }, message: "must be number,null", schema: schema82.properties.minimum.type, parentSchema: schema82.properties.minimum, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.maximum !== void 0) {
        let data6 = data.maximum;
        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema82.properties.maximum.type }, message: "must be number,null", schema: schema82.properties.maximum.type, parentSchema: schema82.properties.maximum, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate168.errors = vErrors, validate168.errorCount = errors, validate168.reportableCount = reportable, errors === 0;
  }
  validate168.evaluated = { props: { name: !0, type: !0, about: !0, required: !0, preset: !0, minimum: !0, maximum: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_TestValueRecord = validate169;
  function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate169.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.in === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in" }, message: "must have required property 'in'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.value === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.operation === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.with === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "with" }, message: "must have required property 'with'", schema: schema83.required, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.in !== void 0) {
        let data0 = data.in;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/in", schemaPath: "#/properties/in/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.in.type, parentSchema: schema83.properties.in, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.value !== void 0) {
        let data1 = data.value;
        if (typeof data1 != "string" && !(typeof data1 == "number" && isFinite(data1))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: schema83.properties.value.type }, message: "must be string,number", schema: schema83.properties.value.type, parentSchema: schema83.properties.value, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data2 = data.operation;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: schema83.properties.operation.type }, message: "must be string,null", schema: schema83.properties.operation.type, parentSchema: schema83.properties.operation, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.fault !== void 0) {
        let data3 = data.fault;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.fault.type, parentSchema: schema83.properties.fault, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.with !== void 0) {
        let data4 = data.with;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4))
          for (let key0 in data4) {
            let data5 = data4[key0];
            if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5))) {
              if (errors < 1e3) {
                let err9 = { instancePath: instancePath + "/with/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/with/additionalProperties/type", keyword: "type", params: { type: schema83.properties.with.additionalProperties.type }, message: "must be string,number", schema: schema83.properties.with.additionalProperties.type, parentSchema: schema83.properties.with.additionalProperties, data: data5 };
                vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
              }
              errors++, reportable++;
            }
          }
        else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.properties.with.type, parentSchema: schema83.properties.with, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
        vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
      }
      errors++, reportable++;
    }
    return validate169.errors = vErrors, validate169.errorCount = errors, validate169.reportableCount = reportable, errors === 0;
  }
  validate169.evaluated = { props: { in: !0, value: !0, operation: !0, fault: !0, with: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SwitchRecord = validate170;
  function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate170.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.question === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.evidence === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.default === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default" }, message: "must have required property 'default'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.options === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema84.required, parentSchema: schema84, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.id.type, parentSchema: schema84.properties.id, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.question !== void 0) {
        let data1 = data.question;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.question.type, parentSchema: schema84.properties.question, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.evidence !== void 0) {
        let data2 = data.evidence;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.evidence.type, parentSchema: schema84.properties.evidence, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (!(data2 === "stated" || data2 === "strong" || data2 === "hint" || data2 === "ours")) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/enum", keyword: "enum", params: { allowedValues: schema84.properties.evidence.enum }, message: "must be equal to one of the allowed values", schema: schema84.properties.evidence.enum, parentSchema: schema84.properties.evidence, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.default !== void 0) {
        let data3 = data.default;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.default.type, parentSchema: schema84.properties.default, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.options !== void 0) {
        let data4 = data.options;
        if (Array.isArray(data4)) {
          let len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data5 = data4[i0];
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              if (data5.id === void 0) {
                if (errors < 1e3) {
                  let err10 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema84.properties.options.items.required, parentSchema: schema84.properties.options.items, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
                }
                errors++, reportable++;
              }
              if (data5.meaning === void 0) {
                if (errors < 1e3) {
                  let err11 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/required", keyword: "required", params: { missingProperty: "meaning" }, message: "must have required property 'meaning'", schema: schema84.properties.options.items.required, parentSchema: schema84.properties.options.items, data: data5 };
                  vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                }
                errors++, reportable++;
              }
              if (data5.id !== void 0) {
                let data6 = data5.id;
                if (typeof data6 != "string") {
                  if (errors < 1e3) {
                    let err12 = { instancePath: instancePath + "/options/" + i0 + "/id", schemaPath: "#/properties/options/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.options.items.properties.id.type, parentSchema: schema84.properties.options.items.properties.id, data: data6 };
                    vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
                  }
                  errors++, reportable++;
                }
              }
              if (data5.meaning !== void 0) {
                let data7 = data5.meaning;
                if (typeof data7 != "string") {
                  if (errors < 1e3) {
                    let err13 = { instancePath: instancePath + "/options/" + i0 + "/meaning", schemaPath: "#/properties/options/items/properties/meaning/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema84.properties.options.items.properties.meaning.type, parentSchema: schema84.properties.options.items.properties.meaning, data: data7 };
                    vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
                  }
                  errors++, reportable++;
                }
              }
            } else {
              if (errors < 1e3) {
                let err14 = { instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties.options.items.type, parentSchema: schema84.properties.options.items, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema84.properties.options.type, parentSchema: schema84.properties.options, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
      }
      errors++, reportable++;
    }
    return validate170.errors = vErrors, validate170.errorCount = errors, validate170.reportableCount = reportable, errors === 0;
  }
  validate170.evaluated = { props: { id: !0, question: !0, evidence: !0, default: !0, options: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_AgendaView = validate171, schema89 = { type: "object", required: ["due", "matches"], properties: { due: { type: "array", items: { $ref: "#/$defs/DueRecord" } }, matches: { type: "integer", minimum: 0 } } }, schema90 = { type: "object", required: ["at", "what", "about", "transactionNo"], properties: { at: { $ref: "#/$defs/Instant" }, what: { type: "string", enum: ["expiry", "charge", "callback"] }, about: { type: "string" }, transactionNo: { type: ["string", "null"] } } };
  function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate172.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.what === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.what !== void 0) {
        let data1 = data.what;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.what.type, parentSchema: schema90.properties.what, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (!(data1 === "expiry" || data1 === "charge" || data1 === "callback")) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/enum", keyword: "enum", params: { allowedValues: schema90.properties.what.enum }, message: "must be equal to one of the allowed values", schema: schema90.properties.what.enum, parentSchema: schema90.properties.what, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.about !== void 0) {
        let data2 = data.about;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.about.type, parentSchema: schema90.properties.about, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data3 = data.transactionNo;
        if (typeof data3 != "string" && data3 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: schema90.properties.transactionNo.type }, message: "must be string,null", schema: schema90.properties.transactionNo.type, parentSchema: schema90.properties.transactionNo, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate172.errors = vErrors, validate172.errorCount = errors, validate172.reportableCount = reportable, errors === 0;
  }
  validate172.evaluated = { props: { at: !0, what: !0, about: !0, transactionNo: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate171.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.due === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "due" }, message: "must have required property 'due'", schema: schema89.required, parentSchema: schema89, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.matches === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema89.required, parentSchema: schema89, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.due !== void 0) {
        let data0 = data.due;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate172(data0[i0], { instancePath: instancePath + "/due/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate172.errors), errors += validate172.errorCount, reportable += validate172.reportableCount);
        } else {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/due", schemaPath: "#/properties/due/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.due.type, parentSchema: schema89.properties.due, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.matches !== void 0) {
        let data2 = data.matches;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/matches", schemaPath: "#/properties/matches/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.matches.type, parentSchema: schema89.properties.matches, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/matches", schemaPath: "#/properties/matches/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema89.properties.matches, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate171.errors = vErrors, validate171.errorCount = errors, validate171.reportableCount = reportable, errors === 0;
  }
  validate171.evaluated = { props: { due: !0, matches: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_DueRecord = validate175;
  function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate175.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.what === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema90.required, parentSchema: schema90, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.what !== void 0) {
        let data1 = data.what;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.what.type, parentSchema: schema90.properties.what, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (!(data1 === "expiry" || data1 === "charge" || data1 === "callback")) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/enum", keyword: "enum", params: { allowedValues: schema90.properties.what.enum }, message: "must be equal to one of the allowed values", schema: schema90.properties.what.enum, parentSchema: schema90.properties.what, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.about !== void 0) {
        let data2 = data.about;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.about.type, parentSchema: schema90.properties.about, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data3 = data.transactionNo;
        if (typeof data3 != "string" && data3 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: schema90.properties.transactionNo.type }, message: "must be string,null", schema: schema90.properties.transactionNo.type, parentSchema: schema90.properties.transactionNo, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate175.errors = vErrors, validate175.errorCount = errors, validate175.reportableCount = reportable, errors === 0;
  }
  validate175.evaluated = { props: { at: !0, what: !0, about: !0, transactionNo: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SessionList = validate177, schema92 = { type: "object", required: ["sessions", "matches", "next"], properties: { sessions: { type: "array", items: { $ref: "#/$defs/SessionRecord" } }, matches: { $ref: "#/$defs/Matches" }, next: { $ref: "#/$defs/NextPage" } } }, schema93 = { type: "object", required: ["paymentSessionId", "transactionNo", "mobile", "code", "total", "state", "wrongCodes", "expiresAt"], properties: { paymentSessionId: { type: "string" }, transactionNo: { type: "string", pattern: "^\\d{13}$" }, mobile: { type: "string", "x-personal": !0 }, code: { type: "string" }, total: { type: "number", format: "double", minimum: 0 }, state: { type: "string", enum: ["open", "used", "replaced", "blocked", "expired"] }, wrongCodes: { type: "integer", minimum: 0 }, expiresAt: { $ref: "#/$defs/Instant" } } }, pattern14 = new RegExp("^\\d{13}$", "u");
  function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate178.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.paymentSessionId === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentSessionId" }, message: "must have required property 'paymentSessionId'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.mobile === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobile" }, message: "must have required property 'mobile'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.total === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.state === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.wrongCodes === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wrongCodes" }, message: "must have required property 'wrongCodes'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.expiresAt === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.paymentSessionId !== void 0) {
        let data0 = data.paymentSessionId;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/paymentSessionId", schemaPath: "#/properties/paymentSessionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.paymentSessionId.type, parentSchema: schema93.properties.paymentSessionId, data: data0 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data1 = data.transactionNo;
        if (typeof data1 == "string") {
          if (!pattern14.test(data1)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema93.properties.transactionNo, data: data1 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.transactionNo.type, parentSchema: schema93.properties.transactionNo, data: data1 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.mobile !== void 0) {
        let data2 = data.mobile;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.mobile.type, parentSchema: schema93.properties.mobile, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.code !== void 0) {
        let data3 = data.code;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.code.type, parentSchema: schema93.properties.code, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.total !== void 0) {
        let data4 = data.total;
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 0 || isNaN(data4)) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.total, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data4)) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema93.properties.total, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema93.properties.total.type, parentSchema: schema93.properties.total, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.state !== void 0) {
        let data5 = data.state;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.state.type, parentSchema: schema93.properties.state, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (!(data5 === "open" || data5 === "used" || data5 === "replaced" || data5 === "blocked" || data5 === "expired")) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema93.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema93.properties.state.enum, parentSchema: schema93.properties.state, data: data5 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.wrongCodes !== void 0) {
        let data6 = data.wrongCodes;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/wrongCodes", schemaPath: "#/properties/wrongCodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.wrongCodes.type, parentSchema: schema93.properties.wrongCodes, data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/wrongCodes", schemaPath: "#/properties/wrongCodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.wrongCodes, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      data.expiresAt !== void 0 && (validate109(data.expiresAt, { instancePath: instancePath + "/expiresAt", parentData: data, parentDataProperty: "expiresAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount));
    } else {
      if (errors < 1e3) {
        let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data };
        vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
      }
      errors++, reportable++;
    }
    return validate178.errors = vErrors, validate178.errorCount = errors, validate178.reportableCount = reportable, errors === 0;
  }
  validate178.evaluated = { props: { paymentSessionId: !0, transactionNo: !0, mobile: !0, code: !0, total: !0, state: !0, wrongCodes: !0, expiresAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate177.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.sessions === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessions" }, message: "must have required property 'sessions'", schema: schema92.required, parentSchema: schema92, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.matches === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema92.required, parentSchema: schema92, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.next === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema92.required, parentSchema: schema92, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.sessions !== void 0) {
        let data0 = data.sessions;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate178(data0[i0], { instancePath: instancePath + "/sessions/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate178.errors), errors += validate178.errorCount, reportable += validate178.reportableCount);
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.sessions.type, parentSchema: schema92.properties.sessions, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      data.matches !== void 0 && (validate150(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount)), data.next !== void 0 && (validate151(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate151.errors), errors += validate151.errorCount, reportable += validate151.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate177.errors = vErrors, validate177.errorCount = errors, validate177.reportableCount = reportable, errors === 0;
  }
  validate177.evaluated = { props: { sessions: !0, matches: !0, next: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SessionRecord = validate183;
  function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate183.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.paymentSessionId === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentSessionId" }, message: "must have required property 'paymentSessionId'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.mobile === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobile" }, message: "must have required property 'mobile'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.total === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.state === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.wrongCodes === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wrongCodes" }, message: "must have required property 'wrongCodes'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.expiresAt === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'", schema: schema93.required, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.paymentSessionId !== void 0) {
        let data0 = data.paymentSessionId;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/paymentSessionId", schemaPath: "#/properties/paymentSessionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.paymentSessionId.type, parentSchema: schema93.properties.paymentSessionId, data: data0 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data1 = data.transactionNo;
        if (typeof data1 == "string") {
          if (!pattern14.test(data1)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema93.properties.transactionNo, data: data1 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.transactionNo.type, parentSchema: schema93.properties.transactionNo, data: data1 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.mobile !== void 0) {
        let data2 = data.mobile;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.mobile.type, parentSchema: schema93.properties.mobile, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.code !== void 0) {
        let data3 = data.code;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.code.type, parentSchema: schema93.properties.code, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.total !== void 0) {
        let data4 = data.total;
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 0 || isNaN(data4)) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.total, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data4)) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema93.properties.total, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema93.properties.total.type, parentSchema: schema93.properties.total, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.state !== void 0) {
        let data5 = data.state;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.state.type, parentSchema: schema93.properties.state, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (!(data5 === "open" || data5 === "used" || data5 === "replaced" || data5 === "blocked" || data5 === "expired")) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema93.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema93.properties.state.enum, parentSchema: schema93.properties.state, data: data5 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.wrongCodes !== void 0) {
        let data6 = data.wrongCodes;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/wrongCodes", schemaPath: "#/properties/wrongCodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.wrongCodes.type, parentSchema: schema93.properties.wrongCodes, data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/wrongCodes", schemaPath: "#/properties/wrongCodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93.properties.wrongCodes, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      data.expiresAt !== void 0 && (validate109(data.expiresAt, { instancePath: instancePath + "/expiresAt", parentData: data, parentDataProperty: "expiresAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount));
    } else {
      if (errors < 1e3) {
        let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data };
        vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
      }
      errors++, reportable++;
    }
    return validate183.errors = vErrors, validate183.errorCount = errors, validate183.reportableCount = reportable, errors === 0;
  }
  validate183.evaluated = { props: { paymentSessionId: !0, transactionNo: !0, mobile: !0, code: !0, total: !0, state: !0, wrongCodes: !0, expiresAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_ProblemList = validate185, schema95 = { type: "object", required: ["problems"], properties: { problems: { type: "array", items: { $ref: "#/$defs/ProblemGroup" } } } }, schema96 = { type: "object", required: ["kind", "operationId", "code", "status", "count", "firstAt", "lastAt", "lastRequestId", "explanation"], properties: { kind: { type: "string", enum: ["refused", "doubtful"] }, operationId: { type: ["string", "null"] }, code: { type: ["string", "null"] }, status: { type: ["integer", "null"] }, count: { type: "integer", minimum: 1 }, firstAt: { $ref: "#/$defs/Instant" }, lastAt: { $ref: "#/$defs/Instant" }, lastRequestId: { type: "integer", minimum: 1 }, explanation: { type: ["string", "null"] } } };
  function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate186.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.operationId === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operationId" }, message: "must have required property 'operationId'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.count === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.firstAt === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstAt" }, message: "must have required property 'firstAt'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.lastAt === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastAt" }, message: "must have required property 'lastAt'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.lastRequestId === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastRequestId" }, message: "must have required property 'lastRequestId'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.explanation === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "explanation" }, message: "must have required property 'explanation'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.kind !== void 0) {
        let data0 = data.kind;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.kind.type, parentSchema: schema96.properties.kind, data: data0 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (!(data0 === "refused" || data0 === "doubtful")) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema96.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema96.properties.kind.enum, parentSchema: schema96.properties.kind, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.operationId !== void 0) {
        let data1 = data.operationId;
        if (typeof data1 != "string" && data1 !== null) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/operationId", schemaPath: "#/properties/operationId/type", keyword: "type", params: { type: schema96.properties.operationId.type }, message: "must be string,null", schema: schema96.properties.operationId.type, parentSchema: schema96.properties.operationId, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.code !== void 0) {
        let data2 = data.code;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema96.properties.code.type }, message: "must be string,null", schema: schema96.properties.code.type, parentSchema: schema96.properties.code, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema96.properties.status.type }, message: "must be integer,null", schema: schema96.properties.status.type, parentSchema: schema96.properties.status, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.count !== void 0) {
        let data4 = data.count;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema96.properties.count.type, parentSchema: schema96.properties.count, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema96.properties.count, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.firstAt !== void 0 && (validate109(data.firstAt, { instancePath: instancePath + "/firstAt", parentData: data, parentDataProperty: "firstAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.lastAt !== void 0 && (validate109(data.lastAt, { instancePath: instancePath + "/lastAt", parentData: data, parentDataProperty: "lastAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.lastRequestId !== void 0) {
        let data7 = data.lastRequestId;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/lastRequestId", schemaPath: "#/properties/lastRequestId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema96.properties.lastRequestId.type, parentSchema: schema96.properties.lastRequestId, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/lastRequestId", schemaPath: "#/properties/lastRequestId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema96.properties.lastRequestId, data: data7 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.explanation !== void 0) {
        let data8 = data.explanation;
        if (typeof data8 != "string" && data8 !== null) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: schema96.properties.explanation.type }, message: "must be string,null", schema: schema96.properties.explanation.type, parentSchema: schema96.properties.explanation, data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
        vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
      }
      errors++, reportable++;
    }
    return validate186.errors = vErrors, validate186.errorCount = errors, validate186.reportableCount = reportable, errors === 0;
  }
  validate186.evaluated = { props: { kind: !0, operationId: !0, code: !0, status: !0, count: !0, firstAt: !0, lastAt: !0, lastRequestId: !0, explanation: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate185.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.problems === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'", schema: schema95.required, parentSchema: schema95, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.problems !== void 0) {
        let data0 = data.problems;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate186(data0[i0], { instancePath: instancePath + "/problems/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate186.errors), errors += validate186.errorCount, reportable += validate186.reportableCount);
        } else {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema95.properties.problems.type, parentSchema: schema95.properties.problems, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate185.errors = vErrors, validate185.errorCount = errors, validate185.reportableCount = reportable, errors === 0;
  }
  validate185.evaluated = { props: { problems: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_ProblemGroup = validate190;
  function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate190.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.operationId === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operationId" }, message: "must have required property 'operationId'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.count === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.firstAt === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstAt" }, message: "must have required property 'firstAt'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.lastAt === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastAt" }, message: "must have required property 'lastAt'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.lastRequestId === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastRequestId" }, message: "must have required property 'lastRequestId'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.explanation === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "explanation" }, message: "must have required property 'explanation'", schema: schema96.required, parentSchema: schema96, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.kind !== void 0) {
        let data0 = data.kind;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.kind.type, parentSchema: schema96.properties.kind, data: data0 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (!(data0 === "refused" || data0 === "doubtful")) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema96.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema96.properties.kind.enum, parentSchema: schema96.properties.kind, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.operationId !== void 0) {
        let data1 = data.operationId;
        if (typeof data1 != "string" && data1 !== null) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/operationId", schemaPath: "#/properties/operationId/type", keyword: "type", params: { type: schema96.properties.operationId.type }, message: "must be string,null", schema: schema96.properties.operationId.type, parentSchema: schema96.properties.operationId, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.code !== void 0) {
        let data2 = data.code;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema96.properties.code.type }, message: "must be string,null", schema: schema96.properties.code.type, parentSchema: schema96.properties.code, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema96.properties.status.type }, message: "must be integer,null", schema: schema96.properties.status.type, parentSchema: schema96.properties.status, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.count !== void 0) {
        let data4 = data.count;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema96.properties.count.type, parentSchema: schema96.properties.count, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema96.properties.count, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.firstAt !== void 0 && (validate109(data.firstAt, { instancePath: instancePath + "/firstAt", parentData: data, parentDataProperty: "firstAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.lastAt !== void 0 && (validate109(data.lastAt, { instancePath: instancePath + "/lastAt", parentData: data, parentDataProperty: "lastAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.lastRequestId !== void 0) {
        let data7 = data.lastRequestId;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/lastRequestId", schemaPath: "#/properties/lastRequestId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema96.properties.lastRequestId.type, parentSchema: schema96.properties.lastRequestId, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/lastRequestId", schemaPath: "#/properties/lastRequestId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema96.properties.lastRequestId, data: data7 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.explanation !== void 0) {
        let data8 = data.explanation;
        if (typeof data8 != "string" && data8 !== null) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: schema96.properties.explanation.type }, message: "must be string,null", schema: schema96.properties.explanation.type, parentSchema: schema96.properties.explanation, data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
        vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
      }
      errors++, reportable++;
    }
    return validate190.errors = vErrors, validate190.errorCount = errors, validate190.reportableCount = reportable, errors === 0;
  }
  validate190.evaluated = { props: { kind: !0, operationId: !0, code: !0, status: !0, count: !0, firstAt: !0, lastAt: !0, lastRequestId: !0, explanation: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_RewindPreview = validate193, schema98 = { type: "object", required: ["seq", "at", "events", "transactionNos", "invoices", "callbacks"], properties: { seq: { type: "integer", minimum: 1 }, at: { $ref: "#/$defs/Instant" }, events: { type: "integer", minimum: 0 }, transactionNos: { type: "array", maxItems: 100, items: { type: "string" } }, invoices: { type: "integer", minimum: 0 }, callbacks: { type: "integer", minimum: 0 } } };
  function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate193.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.seq === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'", schema: schema98.required, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema98.required, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.events === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", schema: schema98.required, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.transactionNos === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNos" }, message: "must have required property 'transactionNos'", schema: schema98.required, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.invoices === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'", schema: schema98.required, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.callbacks === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbacks" }, message: "must have required property 'callbacks'", schema: schema98.required, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.seq !== void 0) {
        let data0 = data.seq;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.seq.type, parentSchema: schema98.properties.seq, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema98.properties.seq, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.events !== void 0) {
        let data2 = data.events;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.events.type, parentSchema: schema98.properties.events, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema98.properties.events, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNos !== void 0) {
        let data3 = data.transactionNos;
        if (Array.isArray(data3)) {
          if (data3.length > 100) {
            if (errors < 1e3) {
              let err10 = { instancePath: instancePath + "/transactionNos", schemaPath: "#/properties/transactionNos/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema98.properties.transactionNos, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
            }
            errors++, reportable++;
          }
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (typeof data4 != "string") {
              if (errors < 1e3) {
                let err11 = { instancePath: instancePath + "/transactionNos/" + i0, schemaPath: "#/properties/transactionNos/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.transactionNos.items.type, parentSchema: schema98.properties.transactionNos.items, data: data4 };
                vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/transactionNos", schemaPath: "#/properties/transactionNos/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema98.properties.transactionNos.type, parentSchema: schema98.properties.transactionNos, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.invoices !== void 0) {
        let data5 = data.invoices;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/invoices", schemaPath: "#/properties/invoices/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.invoices.type, parentSchema: schema98.properties.invoices, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/invoices", schemaPath: "#/properties/invoices/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema98.properties.invoices, data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.callbacks !== void 0) {
        let data6 = data.callbacks;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.callbacks.type, parentSchema: schema98.properties.callbacks, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema98.properties.callbacks, data: data6 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
        vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
      }
      errors++, reportable++;
    }
    return validate193.errors = vErrors, validate193.errorCount = errors, validate193.reportableCount = reportable, errors === 0;
  }
  validate193.evaluated = { props: { seq: !0, at: !0, events: !0, transactionNos: !0, invoices: !0, callbacks: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_InvoiceList = validate195, schema99 = { type: "object", required: ["invoices", "matches", "next"], properties: { invoices: { type: "array", items: { $ref: "#/$defs/InvoiceRecord" } }, matches: { $ref: "#/$defs/Matches" }, next: { $ref: "#/$defs/NextPage" } } }, schema100 = { type: "object", required: ["transactionNo", "orderNumber", "status", "amount", "currency", "clientName", "clientMobile", "createdAt", "expiresAt", "closedAt", "method", "via", "canceledBy", "declines", "paymentUrl"], properties: { transactionNo: { type: "string", pattern: "^\\d{13}$" }, orderNumber: { type: "string" }, status: { type: "string", enum: ["pending", "paid", "canceled"] }, amount: { type: "number", format: "double", minimum: 0 }, currency: { $ref: "#/$defs/Currency" }, clientName: { type: "string", "x-personal": !0 }, clientMobile: { type: "string", "x-personal": !0 }, createdAt: { $ref: "#/$defs/Instant" }, expiresAt: { $ref: "#/$defs/Instant" }, closedAt: { $ref: "#/$defs/NullableInstant" }, method: { type: ["string", "null"], enum: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby", null] }, via: { type: ["string", "null"], enum: ["page", "control", "wallet", null] }, canceledBy: { type: ["string", "null"], enum: ["customer", "merchant", "expiry", "tester", null] }, declines: { type: "array", items: { $ref: "#/$defs/DeclineRecord" } }, paymentUrl: { type: "string", format: "uri" } } }, schema101 = { type: "string", enum: ["SAR", "USD", "EUR", "GBP"] };
  function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate197.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "SAR" || data === "USD" || data === "EUR" || data === "GBP")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema101.enum }, message: "must be equal to one of the allowed values", schema: schema101.enum, parentSchema: schema101, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate197.errors = vErrors, validate197.errorCount = errors, validate197.reportableCount = reportable, errors === 0;
  }
  validate197.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema102 = { type: "object", required: ["at", "code", "message"], properties: { at: { $ref: "#/$defs/Instant" }, code: { type: "string" }, message: { type: "string" } } };
  function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate202.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema102.required, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema102.required, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.message === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema102.required, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.code !== void 0) {
        let data1 = data.code;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.code.type, parentSchema: schema102.properties.code, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.message !== void 0) {
        let data2 = data.message;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.message.type, parentSchema: schema102.properties.message, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate202.errors = vErrors, validate202.errorCount = errors, validate202.reportableCount = reportable, errors === 0;
  }
  validate202.evaluated = { props: { at: !0, code: !0, message: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate196.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.orderNumber === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.clientName === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.clientMobile === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.createdAt === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.expiresAt === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.closedAt === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closedAt" }, message: "must have required property 'closedAt'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.via === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "via" }, message: "must have required property 'via'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.canceledBy === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canceledBy" }, message: "must have required property 'canceledBy'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.declines === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "declines" }, message: "must have required property 'declines'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.paymentUrl === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentUrl" }, message: "must have required property 'paymentUrl'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.transactionNo !== void 0) {
        let data0 = data.transactionNo;
        if (typeof data0 == "string") {
          if (!pattern14.test(data0)) {
            if (errors < 1e3) {
              let err15 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema100.properties.transactionNo, data: data0 };
              vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.transactionNo.type, parentSchema: schema100.properties.transactionNo, data: data0 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.orderNumber !== void 0) {
        let data1 = data.orderNumber;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.orderNumber.type, parentSchema: schema100.properties.orderNumber, data: data1 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data2 = data.status;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.status.type, parentSchema: schema100.properties.status, data: data2 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
        if (!(data2 === "pending" || data2 === "paid" || data2 === "canceled")) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema100.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.status.enum, parentSchema: schema100.properties.status, data: data2 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.amount !== void 0) {
        let data3 = data.amount;
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            if (errors < 1e3) {
              let err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema100.properties.amount, data: data3 };
              vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data3)) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema100.properties.amount, data: data3 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.amount.type, parentSchema: schema100.properties.amount, data: data3 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      if (data.currency !== void 0 && (validate197(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate197.errors), errors += validate197.errorCount, reportable += validate197.reportableCount)), data.clientName !== void 0) {
        let data5 = data.clientName;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.clientName.type, parentSchema: schema100.properties.clientName, data: data5 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.clientMobile !== void 0) {
        let data6 = data.clientMobile;
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.clientMobile.type, parentSchema: schema100.properties.clientMobile, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data.createdAt !== void 0 && (validate109(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.expiresAt !== void 0 && (validate109(data.expiresAt, { instancePath: instancePath + "/expiresAt", parentData: data, parentDataProperty: "expiresAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.closedAt !== void 0 && (validate110(data.closedAt, { instancePath: instancePath + "/closedAt", parentData: data, parentDataProperty: "closedAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount)), data.method !== void 0) {
        let data10 = data.method;
        if (typeof data10 != "string" && data10 !== null) {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: schema100.properties.method.type }, message: "must be string,null", schema: schema100.properties.method.type, parentSchema: schema100.properties.method, data: data10 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
        if (!(data10 === "mada" || data10 === "visaMastercard" || data10 === "amex" || data10 === "tamara" || data10 === "stcpay" || data10 === "urpay" || data10 === "tabby" || data10 === null)) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema100.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.method.enum, parentSchema: schema100.properties.method, data: data10 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.via !== void 0) {
        let data11 = data.via;
        if (typeof data11 != "string" && data11 !== null) {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: schema100.properties.via.type }, message: "must be string,null", schema: schema100.properties.via.type, parentSchema: schema100.properties.via, data: data11 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (!(data11 === "page" || data11 === "control" || data11 === "wallet" || data11 === null)) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/enum", keyword: "enum", params: { allowedValues: schema100.properties.via.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.via.enum, parentSchema: schema100.properties.via, data: data11 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.canceledBy !== void 0) {
        let data12 = data.canceledBy;
        if (typeof data12 != "string" && data12 !== null) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/canceledBy", schemaPath: "#/properties/canceledBy/type", keyword: "type", params: { type: schema100.properties.canceledBy.type }, message: "must be string,null", schema: schema100.properties.canceledBy.type, parentSchema: schema100.properties.canceledBy, data: data12 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
        if (!(data12 === "customer" || data12 === "merchant" || data12 === "expiry" || data12 === "tester" || data12 === null)) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/canceledBy", schemaPath: "#/properties/canceledBy/enum", keyword: "enum", params: { allowedValues: schema100.properties.canceledBy.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.canceledBy.enum, parentSchema: schema100.properties.canceledBy, data: data12 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.declines !== void 0) {
        let data13 = data.declines;
        if (Array.isArray(data13)) {
          let len0 = data13.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate202(data13[i0], { instancePath: instancePath + "/declines/" + i0, parentData: data13, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate202.errors), errors += validate202.errorCount, reportable += validate202.reportableCount);
        } else {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/declines", schemaPath: "#/properties/declines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.declines.type, parentSchema: schema100.properties.declines, data: data13 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentUrl !== void 0) {
        let data15 = data.paymentUrl;
        if (typeof data15 == "string") {
          if (!formats26(data15)) {
            if (errors < 1e3) {
              let err32 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema100.properties.paymentUrl, data: data15 };
              vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.paymentUrl.type, parentSchema: schema100.properties.paymentUrl, data: data15 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
      }
      errors++, reportable++;
    }
    return validate196.errors = vErrors, validate196.errorCount = errors, validate196.reportableCount = reportable, errors === 0;
  }
  validate196.evaluated = { props: { transactionNo: !0, orderNumber: !0, status: !0, amount: !0, currency: !0, clientName: !0, clientMobile: !0, createdAt: !0, expiresAt: !0, closedAt: !0, method: !0, via: !0, canceledBy: !0, declines: !0, paymentUrl: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate195.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.invoices === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoices" }, message: "must have required property 'invoices'", schema: schema99.required, parentSchema: schema99, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.matches === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema99.required, parentSchema: schema99, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.next === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema99.required, parentSchema: schema99, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.invoices !== void 0) {
        let data0 = data.invoices;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate196(data0[i0], { instancePath: instancePath + "/invoices/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate196.errors), errors += validate196.errorCount, reportable += validate196.reportableCount);
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/invoices", schemaPath: "#/properties/invoices/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema99.properties.invoices.type, parentSchema: schema99.properties.invoices, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      data.matches !== void 0 && (validate150(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount)), data.next !== void 0 && (validate151(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate151.errors), errors += validate151.errorCount, reportable += validate151.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema99.type, parentSchema: schema99, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate195.errors = vErrors, validate195.errorCount = errors, validate195.reportableCount = reportable, errors === 0;
  }
  validate195.evaluated = { props: { invoices: !0, matches: !0, next: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_InvoiceRecord = validate208;
  function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate208.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.orderNumber === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.clientName === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.clientMobile === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.createdAt === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.expiresAt === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.closedAt === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closedAt" }, message: "must have required property 'closedAt'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.via === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "via" }, message: "must have required property 'via'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.canceledBy === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canceledBy" }, message: "must have required property 'canceledBy'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.declines === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "declines" }, message: "must have required property 'declines'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.paymentUrl === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentUrl" }, message: "must have required property 'paymentUrl'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.transactionNo !== void 0) {
        let data0 = data.transactionNo;
        if (typeof data0 == "string") {
          if (!pattern14.test(data0)) {
            if (errors < 1e3) {
              let err15 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema100.properties.transactionNo, data: data0 };
              vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.transactionNo.type, parentSchema: schema100.properties.transactionNo, data: data0 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.orderNumber !== void 0) {
        let data1 = data.orderNumber;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.orderNumber.type, parentSchema: schema100.properties.orderNumber, data: data1 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data2 = data.status;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.status.type, parentSchema: schema100.properties.status, data: data2 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
        if (!(data2 === "pending" || data2 === "paid" || data2 === "canceled")) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema100.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.status.enum, parentSchema: schema100.properties.status, data: data2 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.amount !== void 0) {
        let data3 = data.amount;
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            if (errors < 1e3) {
              let err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema100.properties.amount, data: data3 };
              vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data3)) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema100.properties.amount, data: data3 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.amount.type, parentSchema: schema100.properties.amount, data: data3 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      if (data.currency !== void 0 && (validate197(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate197.errors), errors += validate197.errorCount, reportable += validate197.reportableCount)), data.clientName !== void 0) {
        let data5 = data.clientName;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.clientName.type, parentSchema: schema100.properties.clientName, data: data5 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.clientMobile !== void 0) {
        let data6 = data.clientMobile;
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.clientMobile.type, parentSchema: schema100.properties.clientMobile, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data.createdAt !== void 0 && (validate109(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.expiresAt !== void 0 && (validate109(data.expiresAt, { instancePath: instancePath + "/expiresAt", parentData: data, parentDataProperty: "expiresAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.closedAt !== void 0 && (validate110(data.closedAt, { instancePath: instancePath + "/closedAt", parentData: data, parentDataProperty: "closedAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount)), data.method !== void 0) {
        let data10 = data.method;
        if (typeof data10 != "string" && data10 !== null) {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: schema100.properties.method.type }, message: "must be string,null", schema: schema100.properties.method.type, parentSchema: schema100.properties.method, data: data10 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
        if (!(data10 === "mada" || data10 === "visaMastercard" || data10 === "amex" || data10 === "tamara" || data10 === "stcpay" || data10 === "urpay" || data10 === "tabby" || data10 === null)) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema100.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.method.enum, parentSchema: schema100.properties.method, data: data10 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.via !== void 0) {
        let data11 = data.via;
        if (typeof data11 != "string" && data11 !== null) {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: schema100.properties.via.type }, message: "must be string,null", schema: schema100.properties.via.type, parentSchema: schema100.properties.via, data: data11 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (!(data11 === "page" || data11 === "control" || data11 === "wallet" || data11 === null)) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/enum", keyword: "enum", params: { allowedValues: schema100.properties.via.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.via.enum, parentSchema: schema100.properties.via, data: data11 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.canceledBy !== void 0) {
        let data12 = data.canceledBy;
        if (typeof data12 != "string" && data12 !== null) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/canceledBy", schemaPath: "#/properties/canceledBy/type", keyword: "type", params: { type: schema100.properties.canceledBy.type }, message: "must be string,null", schema: schema100.properties.canceledBy.type, parentSchema: schema100.properties.canceledBy, data: data12 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
        if (!(data12 === "customer" || data12 === "merchant" || data12 === "expiry" || data12 === "tester" || data12 === null)) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/canceledBy", schemaPath: "#/properties/canceledBy/enum", keyword: "enum", params: { allowedValues: schema100.properties.canceledBy.enum }, message: "must be equal to one of the allowed values", schema: schema100.properties.canceledBy.enum, parentSchema: schema100.properties.canceledBy, data: data12 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.declines !== void 0) {
        let data13 = data.declines;
        if (Array.isArray(data13)) {
          let len0 = data13.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate202(data13[i0], { instancePath: instancePath + "/declines/" + i0, parentData: data13, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate202.errors), errors += validate202.errorCount, reportable += validate202.reportableCount);
        } else {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/declines", schemaPath: "#/properties/declines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.declines.type, parentSchema: schema100.properties.declines, data: data13 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
      }
      if (data.paymentUrl !== void 0) {
        let data15 = data.paymentUrl;
        if (typeof data15 == "string") {
          if (!formats26(data15)) {
            if (errors < 1e3) {
              let err32 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema100.properties.paymentUrl, data: data15 };
              vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/paymentUrl", schemaPath: "#/properties/paymentUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.paymentUrl.type, parentSchema: schema100.properties.paymentUrl, data: data15 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
      }
      errors++, reportable++;
    }
    return validate208.errors = vErrors, validate208.errorCount = errors, validate208.reportableCount = reportable, errors === 0;
  }
  validate208.evaluated = { props: { transactionNo: !0, orderNumber: !0, status: !0, amount: !0, currency: !0, clientName: !0, clientMobile: !0, createdAt: !0, expiresAt: !0, closedAt: !0, method: !0, via: !0, canceledBy: !0, declines: !0, paymentUrl: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_Currency = validate214;
  function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate214.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "SAR" || data === "USD" || data === "EUR" || data === "GBP")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema101.enum }, message: "must be equal to one of the allowed values", schema: schema101.enum, parentSchema: schema101, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate214.errors = vErrors, validate214.errorCount = errors, validate214.reportableCount = reportable, errors === 0;
  }
  validate214.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var control_DeclineRecord = validate215;
  function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate215.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema102.required, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema102.required, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.message === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema102.required, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.code !== void 0) {
        let data1 = data.code;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.code.type, parentSchema: schema102.properties.code, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.message !== void 0) {
        let data2 = data.message;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.message.type, parentSchema: schema102.properties.message, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate215.errors = vErrors, validate215.errorCount = errors, validate215.reportableCount = reportable, errors === 0;
  }
  validate215.evaluated = { props: { at: !0, code: !0, message: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_InvoiceOutcome = validate217, schema106 = { type: "object", required: ["invoice", "callbacks"], properties: { invoice: { $ref: "#/$defs/InvoiceRecord" }, callbacks: { type: "array", items: { $ref: "#/$defs/CallbackRecord" } } } }, schema107 = { type: "object", required: ["id", "kind", "transactionNo", "recurringId", "method", "url", "body", "state", "attempts", "nextAttemptAt"], properties: { id: { type: "string" }, kind: { type: "string", enum: ["paid", "canceled", "charge", "webhook"] }, transactionNo: { type: ["string", "null"], pattern: "^\\d{13}$" }, recurringId: { type: ["string", "null"] }, method: { type: "string", enum: ["GET", "POST"] }, url: { type: "string" }, body: { type: ["string", "null"] }, state: { type: "string", enum: ["waiting", "held", "in-flight", "delivered", "redirected", "failed", "dropped"] }, attempts: { type: "array", items: { $ref: "#/$defs/AttemptRecord" } }, nextAttemptAt: { $ref: "#/$defs/NullableInstant" } } }, schema108 = { type: "object", required: ["at", "outcome", "status", "detail", "request"], properties: { at: { $ref: "#/$defs/Instant" }, outcome: { type: "string", enum: ["delivered", "refused", "unreachable", "timeout", "blocked"] }, status: { type: ["integer", "null"], minimum: 100, maximum: 599 }, detail: { type: "string" }, request: { type: "object", required: ["method", "url", "headers", "body"], properties: { method: { type: "string", enum: ["GET", "POST"] }, url: { type: "string" }, headers: { type: "object", additionalProperties: { type: "string" } }, body: { type: ["string", "null"] } } } } };
  function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate220.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.outcome === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.detail === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.request === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.outcome !== void 0) {
        let data1 = data.outcome;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.outcome.type, parentSchema: schema108.properties.outcome, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (!(data1 === "delivered" || data1 === "refused" || data1 === "unreachable" || data1 === "timeout" || data1 === "blocked")) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema108.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema108.properties.outcome.enum, parentSchema: schema108.properties.outcome, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data2 = data.status;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema108.properties.status.type }, message: "must be integer,null", schema: schema108.properties.status.type, parentSchema: schema108.properties.status, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 599 || isNaN(data2)) {
            if (errors < 1e3) {
              let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", schema: 599, parentSchema: schema108.properties.status, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
            }
            errors++, reportable++;
          }
          if (data2 < 100 || isNaN(data2)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema108.properties.status, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.detail !== void 0) {
        let data3 = data.detail;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.detail.type, parentSchema: schema108.properties.detail, data: data3 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.request !== void 0) {
        let data4 = data.request;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (data4.method === void 0) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
          if (data4.url === void 0) {
            if (errors < 1e3) {
              let err12 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
            }
            errors++, reportable++;
          }
          if (data4.headers === void 0) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (data4.body === void 0) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
          if (data4.method !== void 0) {
            let data5 = data4.method;
            if (typeof data5 != "string") {
              if (errors < 1e3) {
                let err15 = { instancePath: instancePath + "/request/method", schemaPath: "#/properties/request/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.request.properties.method.type, parentSchema: schema108.properties.request.properties.method, data: data5 };
                vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
              }
              errors++, reportable++;
            }
            if (!(data5 === "GET" || data5 === "POST")) {
              if (errors < 1e3) {
                let err16 = { instancePath: instancePath + "/request/method", schemaPath: "#/properties/request/properties/method/enum", keyword: "enum", params: { allowedValues: schema108.properties.request.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema108.properties.request.properties.method.enum, parentSchema: schema108.properties.request.properties.method, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
              }
              errors++, reportable++;
            }
          }
          if (data4.url !== void 0) {
            let data6 = data4.url;
            if (typeof data6 != "string") {
              if (errors < 1e3) {
                let err17 = { instancePath: instancePath + "/request/url", schemaPath: "#/properties/request/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.request.properties.url.type, parentSchema: schema108.properties.request.properties.url, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
              }
              errors++, reportable++;
            }
          }
          if (data4.headers !== void 0) {
            let data7 = data4.headers;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7))
              for (let key0 in data7) {
                let data8 = data7[key0];
                if (typeof data8 != "string") {
                  if (errors < 1e3) {
                    let err18 = { instancePath: instancePath + "/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/request/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.request.properties.headers.additionalProperties.type, parentSchema: schema108.properties.request.properties.headers.additionalProperties, data: data8 };
                    vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
                  }
                  errors++, reportable++;
                }
              }
            else {
              if (errors < 1e3) {
                let err19 = { instancePath: instancePath + "/request/headers", schemaPath: "#/properties/request/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.properties.request.properties.headers.type, parentSchema: schema108.properties.request.properties.headers, data: data7 };
                vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
              }
              errors++, reportable++;
            }
          }
          if (data4.body !== void 0) {
            let data9 = data4.body;
            if (typeof data9 != "string" && data9 !== null) {
              if (errors < 1e3) {
                let err20 = { instancePath: instancePath + "/request/body", schemaPath: "#/properties/request/properties/body/type", keyword: "type", params: { type: schema108.properties.request.properties.body.type }, message: "must be string,null", schema: schema108.properties.request.properties.body.type, parentSchema: schema108.properties.request.properties.body, data: data9 };
                vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.properties.request.type, parentSchema: schema108.properties.request, data: data4 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data };
        vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
      }
      errors++, reportable++;
    }
    return validate220.errors = vErrors, validate220.errorCount = errors, validate220.reportableCount = reportable, errors === 0;
  }
  validate220.evaluated = { props: { at: !0, outcome: !0, status: !0, detail: !0, request: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate219.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.url === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.body === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.state === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.attempts === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.nextAttemptAt === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextAttemptAt" }, message: "must have required property 'nextAttemptAt'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.id.type, parentSchema: schema107.properties.id, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.kind !== void 0) {
        let data1 = data.kind;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.kind.type, parentSchema: schema107.properties.kind, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (!(data1 === "paid" || data1 === "canceled" || data1 === "charge" || data1 === "webhook")) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema107.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema107.properties.kind.enum, parentSchema: schema107.properties.kind, data: data1 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data2 = data.transactionNo;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: schema107.properties.transactionNo.type }, message: "must be string,null", schema: schema107.properties.transactionNo.type, parentSchema: schema107.properties.transactionNo, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "string" && !pattern14.test(data2)) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema107.properties.transactionNo, data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.recurringId !== void 0) {
        let data3 = data.recurringId;
        if (typeof data3 != "string" && data3 !== null) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: schema107.properties.recurringId.type }, message: "must be string,null", schema: schema107.properties.recurringId.type, parentSchema: schema107.properties.recurringId, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.method !== void 0) {
        let data4 = data.method;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.method.type, parentSchema: schema107.properties.method, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (!(data4 === "GET" || data4 === "POST")) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema107.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema107.properties.method.enum, parentSchema: schema107.properties.method, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.url !== void 0) {
        let data5 = data.url;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.url.type, parentSchema: schema107.properties.url, data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.body !== void 0) {
        let data6 = data.body;
        if (typeof data6 != "string" && data6 !== null) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: schema107.properties.body.type }, message: "must be string,null", schema: schema107.properties.body.type, parentSchema: schema107.properties.body, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.state !== void 0) {
        let data7 = data.state;
        if (typeof data7 != "string") {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.state.type, parentSchema: schema107.properties.state, data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (!(data7 === "waiting" || data7 === "held" || data7 === "in-flight" || data7 === "delivered" || data7 === "redirected" || data7 === "failed" || data7 === "dropped")) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema107.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema107.properties.state.enum, parentSchema: schema107.properties.state, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.attempts !== void 0) {
        let data8 = data.attempts;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate220(data8[i0], { instancePath: instancePath + "/attempts/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate220.errors), errors += validate220.errorCount, reportable += validate220.reportableCount);
        } else {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema107.properties.attempts.type, parentSchema: schema107.properties.attempts, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      data.nextAttemptAt !== void 0 && (validate110(data.nextAttemptAt, { instancePath: instancePath + "/nextAttemptAt", parentData: data, parentDataProperty: "nextAttemptAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount));
    } else {
      if (errors < 1e3) {
        let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema107.type, parentSchema: schema107, data };
        vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
      }
      errors++, reportable++;
    }
    return validate219.errors = vErrors, validate219.errorCount = errors, validate219.reportableCount = reportable, errors === 0;
  }
  validate219.evaluated = { props: { id: !0, kind: !0, transactionNo: !0, recurringId: !0, method: !0, url: !0, body: !0, state: !0, attempts: !0, nextAttemptAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate217.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.invoice === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoice" }, message: "must have required property 'invoice'", schema: schema106.required, parentSchema: schema106, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.callbacks === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbacks" }, message: "must have required property 'callbacks'", schema: schema106.required, parentSchema: schema106, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.invoice !== void 0 && (validate196(data.invoice, { instancePath: instancePath + "/invoice", parentData: data, parentDataProperty: "invoice", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate196.errors), errors += validate196.errorCount, reportable += validate196.reportableCount)), data.callbacks !== void 0) {
        let data1 = data.callbacks;
        if (Array.isArray(data1)) {
          let len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate219(data1[i0], { instancePath: instancePath + "/callbacks/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate219.errors), errors += validate219.errorCount, reportable += validate219.reportableCount);
        } else {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.callbacks.type, parentSchema: schema106.properties.callbacks, data: data1 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.type, parentSchema: schema106, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate217.errors = vErrors, validate217.errorCount = errors, validate217.reportableCount = reportable, errors === 0;
  }
  validate217.evaluated = { props: { invoice: !0, callbacks: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_EventPage = validate225, schema109 = { type: "object", required: ["events", "next", "matches"], properties: { events: { type: "array", items: { $ref: "#/$defs/Event" } }, next: { type: ["integer", "null"], minimum: 1 }, matches: { $ref: "#/$defs/Matches" } } };
  function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate225.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.events === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", schema: schema109.required, parentSchema: schema109, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.next === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema109.required, parentSchema: schema109, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.matches === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema109.required, parentSchema: schema109, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.events !== void 0) {
        let data0 = data.events;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate147(data0[i0], { instancePath: instancePath + "/events/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate147.errors), errors += validate147.errorCount, reportable += validate147.reportableCount);
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema109.properties.events.type, parentSchema: schema109.properties.events, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.next !== void 0) {
        let data2 = data.next;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: schema109.properties.next.type }, message: "must be integer,null", schema: schema109.properties.next.type, parentSchema: schema109.properties.next, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema109.properties.next, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      data.matches !== void 0 && (validate150(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount));
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.type, parentSchema: schema109, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate225.errors = vErrors, validate225.errorCount = errors, validate225.reportableCount = reportable, errors === 0;
  }
  validate225.evaluated = { props: { events: !0, next: !0, matches: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_Event = validate228;
  function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate228.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.seq === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seq" }, message: "must have required property 'seq'", schema: schema74.required, parentSchema: schema74, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema74.required, parentSchema: schema74, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema74.required, parentSchema: schema74, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.seq !== void 0) {
        let data0 = data.seq;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties.seq.type, parentSchema: schema74.properties.seq, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema74.properties.seq, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.type !== void 0) {
        let data2 = data.type;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.type.type, parentSchema: schema74.properties.type, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate228.errors = vErrors, validate228.errorCount = errors, validate228.reportableCount = reportable, errors === 0;
  }
  validate228.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RequestList = validate230, schema111 = { type: "object", required: ["requests", "dropped"], properties: { requests: { type: "array", items: { $ref: "#/$defs/JournalEntry" } }, dropped: { type: "integer", minimum: 0 }, matches: { $ref: "#/$defs/Matches" }, next: { $ref: "#/$defs/NextPage" } } }, schema112 = { type: "object", required: ["id", "at", "operationId", "method", "path", "status", "requestBody", "responseBody", "tolerated", "faults", "code", "refusal", "explanation", "place", "cut"], properties: { id: { type: "integer", minimum: 1 }, at: { $ref: "#/$defs/Instant" }, operationId: { type: ["string", "null"] }, method: { type: "string" }, path: { type: "string" }, status: { type: ["integer", "null"], minimum: 100, maximum: 599 }, requestBody: { type: ["string", "null"] }, responseBody: { type: ["string", "null"] }, tolerated: { type: "array", items: { type: "string" } }, faults: { type: "array", items: { type: "string" } }, code: { type: ["string", "null"] }, refusal: { type: ["object", "null"], required: ["code"], properties: { code: { type: "string" } } }, explanation: { type: ["string", "null"] }, place: { anyOf: [{ $ref: "#/$defs/Place" }, { type: "null" }] }, cut: { type: "array", items: { type: "string", enum: ["path", "requestBody", "responseBody", "tolerated", "faults", "refusal", "explanation"] } }, wallAt: { type: "string", format: "date-time" }, durationMs: { type: "number", minimum: 0 }, transactionNo: { type: ["string", "null"] }, after: { type: ["integer", "null"], minimum: 0 } } };
  function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate231.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.operationId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operationId" }, message: "must have required property 'operationId'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.path === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.requestBody === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.responseBody === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "responseBody" }, message: "must have required property 'responseBody'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.tolerated === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerated" }, message: "must have required property 'tolerated'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.faults === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faults" }, message: "must have required property 'faults'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.refusal === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusal" }, message: "must have required property 'refusal'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.explanation === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "explanation" }, message: "must have required property 'explanation'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.place === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" }, message: "must have required property 'place'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.cut === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cut" }, message: "must have required property 'cut'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema112.properties.id.type, parentSchema: schema112.properties.id, data: data0 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema112.properties.id, data: data0 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.operationId !== void 0) {
        let data2 = data.operationId;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/operationId", schemaPath: "#/properties/operationId/type", keyword: "type", params: { type: schema112.properties.operationId.type }, message: "must be string,null", schema: schema112.properties.operationId.type, parentSchema: schema112.properties.operationId, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.method !== void 0) {
        let data3 = data.method;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.method.type, parentSchema: schema112.properties.method, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.path !== void 0) {
        let data4 = data.path;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.path.type, parentSchema: schema112.properties.path, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data5 = data.status;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema112.properties.status.type }, message: "must be integer,null", schema: schema112.properties.status.type, parentSchema: schema112.properties.status, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 > 599 || isNaN(data5)) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", schema: 599, parentSchema: schema112.properties.status, data: data5 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
          if (data5 < 100 || isNaN(data5)) {
            if (errors < 1e3) {
              let err22 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema112.properties.status, data: data5 };
              vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.requestBody !== void 0) {
        let data6 = data.requestBody;
        if (typeof data6 != "string" && data6 !== null) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: schema112.properties.requestBody.type }, message: "must be string,null", schema: schema112.properties.requestBody.type, parentSchema: schema112.properties.requestBody, data: data6 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.responseBody !== void 0) {
        let data7 = data.responseBody;
        if (typeof data7 != "string" && data7 !== null) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/responseBody", schemaPath: "#/properties/responseBody/type", keyword: "type", params: { type: schema112.properties.responseBody.type }, message: "must be string,null", schema: schema112.properties.responseBody.type, parentSchema: schema112.properties.responseBody, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data.tolerated !== void 0) {
        let data8 = data.tolerated;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (typeof data9 != "string") {
              if (errors < 1e3) {
                let err25 = { instancePath: instancePath + "/tolerated/" + i0, schemaPath: "#/properties/tolerated/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.tolerated.items.type, parentSchema: schema112.properties.tolerated.items, data: data9 };
                vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/tolerated", schemaPath: "#/properties/tolerated/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.tolerated.type, parentSchema: schema112.properties.tolerated, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.faults !== void 0) {
        let data10 = data.faults;
        if (Array.isArray(data10)) {
          let len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data11 = data10[i1];
            if (typeof data11 != "string") {
              if (errors < 1e3) {
                let err27 = { instancePath: instancePath + "/faults/" + i1, schemaPath: "#/properties/faults/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.faults.items.type, parentSchema: schema112.properties.faults.items, data: data11 };
                vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.faults.type, parentSchema: schema112.properties.faults, data: data10 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.code !== void 0) {
        let data12 = data.code;
        if (typeof data12 != "string" && data12 !== null) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema112.properties.code.type }, message: "must be string,null", schema: schema112.properties.code.type, parentSchema: schema112.properties.code, data: data12 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
      }
      if (data.refusal !== void 0) {
        let data13 = data.refusal;
        if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: schema112.properties.refusal.type }, message: "must be object,null", schema: schema112.properties.refusal.type, parentSchema: schema112.properties.refusal, data: data13 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
          if (data13.code === void 0) {
            if (errors < 1e3) {
              let err31 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema112.properties.refusal.required, parentSchema: schema112.properties.refusal, data: data13 };
              vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
            }
            errors++, reportable++;
          }
          if (data13.code !== void 0) {
            let data14 = data13.code;
            if (typeof data14 != "string") {
              if (errors < 1e3) {
                let err32 = { instancePath: instancePath + "/refusal/code", schemaPath: "#/properties/refusal/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.refusal.properties.code.type, parentSchema: schema112.properties.refusal.properties.code, data: data14 };
                vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
              }
              errors++, reportable++;
            }
          }
        }
      }
      if (data.explanation !== void 0) {
        let data15 = data.explanation;
        if (typeof data15 != "string" && data15 !== null) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: schema112.properties.explanation.type }, message: "must be string,null", schema: schema112.properties.explanation.type, parentSchema: schema112.properties.explanation, data: data15 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
      if (data.place !== void 0) {
        let data16 = data.place, _errs33 = errors, _reportable33 = reportable, valid6 = !1, _errs34 = errors, _reportable34 = reportable;
        validate121(data16, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate121.errors), errors += validate121.errorCount, reportable += validate121.reportableCount);
        var _valid0 = _errs34 === errors;
        if (valid6 = valid6 || _valid0, _valid0) {
          var props0 = {};
          props0.epoch = !0, props0.seq = !0;
        }
        let _errs35 = errors, _reportable35 = reportable;
        if (data16 !== null) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema112.properties.place.anyOf[1].type, parentSchema: schema112.properties.place.anyOf[1], data: data16 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++;
        }
        var _valid0 = _errs35 === errors;
        if (valid6 = valid6 || _valid0, valid6)
          errors = _errs33, reportable = _reportable33, vErrors !== null && (_errs33 ? vErrors.length = Math.min(_errs33, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema112.properties.place.anyOf, parentSchema: schema112.properties.place, data: data16 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
      }
      if (data.cut !== void 0) {
        let data17 = data.cut;
        if (Array.isArray(data17)) {
          let len2 = data17.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data18 = data17[i2];
            if (typeof data18 != "string") {
              if (errors < 1e3) {
                let err36 = { instancePath: instancePath + "/cut/" + i2, schemaPath: "#/properties/cut/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.cut.items.type, parentSchema: schema112.properties.cut.items, data: data18 };
                vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
              }
              errors++, reportable++;
            }
            if (!(data18 === "path" || data18 === "requestBody" || data18 === "responseBody" || data18 === "tolerated" || data18 === "faults" || data18 === "refusal" || data18 === "explanation")) {
              if (errors < 1e3) {
                let err37 = { instancePath: instancePath + "/cut/" + i2, schemaPath: "#/properties/cut/items/enum", keyword: "enum", params: { allowedValues: schema112.properties.cut.items.enum }, message: "must be equal to one of the allowed values", schema: schema112.properties.cut.items.enum, parentSchema: schema112.properties.cut.items, data: data18 };
                vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/cut", schemaPath: "#/properties/cut/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.cut.type, parentSchema: schema112.properties.cut, data: data17 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
      }
      if (data.wallAt !== void 0) {
        let data19 = data.wallAt;
        if (typeof data19 == "string") {
          if (!formats36.validate(data19)) {
            if (errors < 1e3) {
              let err39 = { instancePath: instancePath + "/wallAt", schemaPath: "#/properties/wallAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema112.properties.wallAt, data: data19 };
              vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err40 = { instancePath: instancePath + "/wallAt", schemaPath: "#/properties/wallAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.wallAt.type, parentSchema: schema112.properties.wallAt, data: data19 };
            vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
          }
          errors++, reportable++;
        }
      }
      if (data.durationMs !== void 0) {
        let data20 = data.durationMs;
        if (typeof data20 == "number" && isFinite(data20)) {
          if (data20 < 0 || isNaN(data20)) {
            if (errors < 1e3) {
              let err41 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema112.properties.durationMs, data: data20 };
              vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err42 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema112.properties.durationMs.type, parentSchema: schema112.properties.durationMs, data: data20 };
            vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data21 = data.transactionNo;
        if (typeof data21 != "string" && data21 !== null) {
          if (errors < 1e3) {
            let err43 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: schema112.properties.transactionNo.type }, message: "must be string,null", schema: schema112.properties.transactionNo.type, parentSchema: schema112.properties.transactionNo, data: data21 };
            vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
          }
          errors++, reportable++;
        }
      }
      if (data.after !== void 0) {
        let data22 = data.after;
        if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22)) && data22 !== null) {
          if (errors < 1e3) {
            let err44 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: schema112.properties.after.type }, message: "must be integer,null", schema: schema112.properties.after.type, parentSchema: schema112.properties.after, data: data22 };
            vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
          }
          errors++, reportable++;
        }
        if (typeof data22 == "number" && isFinite(data22) && (data22 < 0 || isNaN(data22))) {
          if (errors < 1e3) {
            let err45 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema112.properties.after, data: data22 };
            vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema112.type, parentSchema: schema112, data };
        vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
      }
      errors++, reportable++;
    }
    return validate231.errors = vErrors, validate231.errorCount = errors, validate231.reportableCount = reportable, errors === 0;
  }
  validate231.evaluated = { props: { id: !0, at: !0, operationId: !0, method: !0, path: !0, status: !0, requestBody: !0, responseBody: !0, tolerated: !0, faults: !0, code: !0, refusal: !0, explanation: !0, place: !0, cut: !0, wallAt: !0, durationMs: !0, transactionNo: !0, after: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate230.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.requests === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'", schema: schema111.required, parentSchema: schema111, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.dropped === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dropped" }, message: "must have required property 'dropped'", schema: schema111.required, parentSchema: schema111, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.requests !== void 0) {
        let data0 = data.requests;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate231(data0[i0], { instancePath: instancePath + "/requests/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate231.errors), errors += validate231.errorCount, reportable += validate231.reportableCount);
        } else {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema111.properties.requests.type, parentSchema: schema111.properties.requests, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.dropped !== void 0) {
        let data2 = data.dropped;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/dropped", schemaPath: "#/properties/dropped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema111.properties.dropped.type, parentSchema: schema111.properties.dropped, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/dropped", schemaPath: "#/properties/dropped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema111.properties.dropped, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.matches !== void 0 && (validate150(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount)), data.next !== void 0 && (validate151(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate151.errors), errors += validate151.errorCount, reportable += validate151.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema111.type, parentSchema: schema111, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate230.errors = vErrors, validate230.errorCount = errors, validate230.reportableCount = reportable, errors === 0;
  }
  validate230.evaluated = { props: { requests: !0, dropped: !0, matches: !0, next: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_JournalEntry = validate237;
  function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate237.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.operationId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operationId" }, message: "must have required property 'operationId'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.path === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.requestBody === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.responseBody === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "responseBody" }, message: "must have required property 'responseBody'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.tolerated === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerated" }, message: "must have required property 'tolerated'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.faults === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faults" }, message: "must have required property 'faults'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.refusal === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusal" }, message: "must have required property 'refusal'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.explanation === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "explanation" }, message: "must have required property 'explanation'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.place === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" }, message: "must have required property 'place'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.cut === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cut" }, message: "must have required property 'cut'", schema: schema112.required, parentSchema: schema112, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema112.properties.id.type, parentSchema: schema112.properties.id, data: data0 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema112.properties.id, data: data0 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.operationId !== void 0) {
        let data2 = data.operationId;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/operationId", schemaPath: "#/properties/operationId/type", keyword: "type", params: { type: schema112.properties.operationId.type }, message: "must be string,null", schema: schema112.properties.operationId.type, parentSchema: schema112.properties.operationId, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.method !== void 0) {
        let data3 = data.method;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.method.type, parentSchema: schema112.properties.method, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.path !== void 0) {
        let data4 = data.path;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.path.type, parentSchema: schema112.properties.path, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data5 = data.status;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema112.properties.status.type }, message: "must be integer,null", schema: schema112.properties.status.type, parentSchema: schema112.properties.status, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 > 599 || isNaN(data5)) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", schema: 599, parentSchema: schema112.properties.status, data: data5 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
          if (data5 < 100 || isNaN(data5)) {
            if (errors < 1e3) {
              let err22 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema112.properties.status, data: data5 };
              vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.requestBody !== void 0) {
        let data6 = data.requestBody;
        if (typeof data6 != "string" && data6 !== null) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: schema112.properties.requestBody.type }, message: "must be string,null", schema: schema112.properties.requestBody.type, parentSchema: schema112.properties.requestBody, data: data6 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.responseBody !== void 0) {
        let data7 = data.responseBody;
        if (typeof data7 != "string" && data7 !== null) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/responseBody", schemaPath: "#/properties/responseBody/type", keyword: "type", params: { type: schema112.properties.responseBody.type }, message: "must be string,null", schema: schema112.properties.responseBody.type, parentSchema: schema112.properties.responseBody, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data.tolerated !== void 0) {
        let data8 = data.tolerated;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (typeof data9 != "string") {
              if (errors < 1e3) {
                let err25 = { instancePath: instancePath + "/tolerated/" + i0, schemaPath: "#/properties/tolerated/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.tolerated.items.type, parentSchema: schema112.properties.tolerated.items, data: data9 };
                vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/tolerated", schemaPath: "#/properties/tolerated/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.tolerated.type, parentSchema: schema112.properties.tolerated, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.faults !== void 0) {
        let data10 = data.faults;
        if (Array.isArray(data10)) {
          let len1 = data10.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data11 = data10[i1];
            if (typeof data11 != "string") {
              if (errors < 1e3) {
                let err27 = { instancePath: instancePath + "/faults/" + i1, schemaPath: "#/properties/faults/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.faults.items.type, parentSchema: schema112.properties.faults.items, data: data11 };
                vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.faults.type, parentSchema: schema112.properties.faults, data: data10 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.code !== void 0) {
        let data12 = data.code;
        if (typeof data12 != "string" && data12 !== null) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema112.properties.code.type }, message: "must be string,null", schema: schema112.properties.code.type, parentSchema: schema112.properties.code, data: data12 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
      }
      if (data.refusal !== void 0) {
        let data13 = data.refusal;
        if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: schema112.properties.refusal.type }, message: "must be object,null", schema: schema112.properties.refusal.type, parentSchema: schema112.properties.refusal, data: data13 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
          if (data13.code === void 0) {
            if (errors < 1e3) {
              let err31 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema112.properties.refusal.required, parentSchema: schema112.properties.refusal, data: data13 };
              vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
            }
            errors++, reportable++;
          }
          if (data13.code !== void 0) {
            let data14 = data13.code;
            if (typeof data14 != "string") {
              if (errors < 1e3) {
                let err32 = { instancePath: instancePath + "/refusal/code", schemaPath: "#/properties/refusal/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.refusal.properties.code.type, parentSchema: schema112.properties.refusal.properties.code, data: data14 };
                vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
              }
              errors++, reportable++;
            }
          }
        }
      }
      if (data.explanation !== void 0) {
        let data15 = data.explanation;
        if (typeof data15 != "string" && data15 !== null) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: schema112.properties.explanation.type }, message: "must be string,null", schema: schema112.properties.explanation.type, parentSchema: schema112.properties.explanation, data: data15 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
      if (data.place !== void 0) {
        let data16 = data.place, _errs33 = errors, _reportable33 = reportable, valid6 = !1, _errs34 = errors, _reportable34 = reportable;
        validate121(data16, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate121.errors), errors += validate121.errorCount, reportable += validate121.reportableCount);
        var _valid0 = _errs34 === errors;
        if (valid6 = valid6 || _valid0, _valid0) {
          var props0 = {};
          props0.epoch = !0, props0.seq = !0;
        }
        let _errs35 = errors, _reportable35 = reportable;
        if (data16 !== null) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema112.properties.place.anyOf[1].type, parentSchema: schema112.properties.place.anyOf[1], data: data16 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++;
        }
        var _valid0 = _errs35 === errors;
        if (valid6 = valid6 || _valid0, valid6)
          errors = _errs33, reportable = _reportable33, vErrors !== null && (_errs33 ? vErrors.length = Math.min(_errs33, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema112.properties.place.anyOf, parentSchema: schema112.properties.place, data: data16 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
      }
      if (data.cut !== void 0) {
        let data17 = data.cut;
        if (Array.isArray(data17)) {
          let len2 = data17.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data18 = data17[i2];
            if (typeof data18 != "string") {
              if (errors < 1e3) {
                let err36 = { instancePath: instancePath + "/cut/" + i2, schemaPath: "#/properties/cut/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.cut.items.type, parentSchema: schema112.properties.cut.items, data: data18 };
                vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
              }
              errors++, reportable++;
            }
            if (!(data18 === "path" || data18 === "requestBody" || data18 === "responseBody" || data18 === "tolerated" || data18 === "faults" || data18 === "refusal" || data18 === "explanation")) {
              if (errors < 1e3) {
                let err37 = { instancePath: instancePath + "/cut/" + i2, schemaPath: "#/properties/cut/items/enum", keyword: "enum", params: { allowedValues: schema112.properties.cut.items.enum }, message: "must be equal to one of the allowed values", schema: schema112.properties.cut.items.enum, parentSchema: schema112.properties.cut.items, data: data18 };
                vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/cut", schemaPath: "#/properties/cut/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema112.properties.cut.type, parentSchema: schema112.properties.cut, data: data17 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
      }
      if (data.wallAt !== void 0) {
        let data19 = data.wallAt;
        if (typeof data19 == "string") {
          if (!formats36.validate(data19)) {
            if (errors < 1e3) {
              let err39 = { instancePath: instancePath + "/wallAt", schemaPath: "#/properties/wallAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema112.properties.wallAt, data: data19 };
              vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err40 = { instancePath: instancePath + "/wallAt", schemaPath: "#/properties/wallAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.properties.wallAt.type, parentSchema: schema112.properties.wallAt, data: data19 };
            vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
          }
          errors++, reportable++;
        }
      }
      if (data.durationMs !== void 0) {
        let data20 = data.durationMs;
        if (typeof data20 == "number" && isFinite(data20)) {
          if (data20 < 0 || isNaN(data20)) {
            if (errors < 1e3) {
              let err41 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema112.properties.durationMs, data: data20 };
              vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err42 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema112.properties.durationMs.type, parentSchema: schema112.properties.durationMs, data: data20 };
            vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data21 = data.transactionNo;
        if (typeof data21 != "string" && data21 !== null) {
          if (errors < 1e3) {
            let err43 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: schema112.properties.transactionNo.type }, message: "must be string,null", schema: schema112.properties.transactionNo.type, parentSchema: schema112.properties.transactionNo, data: data21 };
            vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
          }
          errors++, reportable++;
        }
      }
      if (data.after !== void 0) {
        let data22 = data.after;
        if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22)) && data22 !== null) {
          if (errors < 1e3) {
            let err44 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: schema112.properties.after.type }, message: "must be integer,null", schema: schema112.properties.after.type, parentSchema: schema112.properties.after, data: data22 };
            vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
          }
          errors++, reportable++;
        }
        if (typeof data22 == "number" && isFinite(data22) && (data22 < 0 || isNaN(data22))) {
          if (errors < 1e3) {
            let err45 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema112.properties.after, data: data22 };
            vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema112.type, parentSchema: schema112, data };
        vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
      }
      errors++, reportable++;
    }
    return validate237.errors = vErrors, validate237.errorCount = errors, validate237.reportableCount = reportable, errors === 0;
  }
  validate237.evaluated = { props: { id: !0, at: !0, operationId: !0, method: !0, path: !0, status: !0, requestBody: !0, responseBody: !0, tolerated: !0, faults: !0, code: !0, refusal: !0, explanation: !0, place: !0, cut: !0, wallAt: !0, durationMs: !0, transactionNo: !0, after: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SmsList = validate240, schema114 = { type: "object", required: ["sms", "matches", "next"], properties: { sms: { type: "array", items: { $ref: "#/$defs/SmsRecord" } }, matches: { $ref: "#/$defs/Matches" }, next: { $ref: "#/$defs/NextPage" } } }, schema115 = { type: "object", required: ["id", "at", "to", "text", "kind", "transactionNo", "alphabet", "segments"], properties: { id: { type: "string" }, at: { $ref: "#/$defs/Instant" }, to: { type: "string", "x-personal": !0 }, text: { type: "string", "x-personal": !0 }, kind: { type: "string", enum: ["invoice", "otp"] }, alphabet: { type: "string", enum: ["gsm-7", "ucs-2"] }, segments: { type: "integer", minimum: 1 }, transactionNo: { type: "string", pattern: "^\\d{13}$" } } };
  function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate241.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.to === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.text === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.alphabet === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alphabet" }, message: "must have required property 'alphabet'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.segments === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "segments" }, message: "must have required property 'segments'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.id.type, parentSchema: schema115.properties.id, data: data0 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.to !== void 0) {
        let data2 = data.to;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.to.type, parentSchema: schema115.properties.to, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.text !== void 0) {
        let data3 = data.text;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.text.type, parentSchema: schema115.properties.text, data: data3 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.kind !== void 0) {
        let data4 = data.kind;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.kind.type, parentSchema: schema115.properties.kind, data: data4 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (!(data4 === "invoice" || data4 === "otp")) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema115.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema115.properties.kind.enum, parentSchema: schema115.properties.kind, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.alphabet !== void 0) {
        let data5 = data.alphabet;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/alphabet", schemaPath: "#/properties/alphabet/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.alphabet.type, parentSchema: schema115.properties.alphabet, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (!(data5 === "gsm-7" || data5 === "ucs-2")) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/alphabet", schemaPath: "#/properties/alphabet/enum", keyword: "enum", params: { allowedValues: schema115.properties.alphabet.enum }, message: "must be equal to one of the allowed values", schema: schema115.properties.alphabet.enum, parentSchema: schema115.properties.alphabet, data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.segments !== void 0) {
        let data6 = data.segments;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/segments", schemaPath: "#/properties/segments/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema115.properties.segments.type, parentSchema: schema115.properties.segments, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/segments", schemaPath: "#/properties/segments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema115.properties.segments, data: data6 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data7 = data.transactionNo;
        if (typeof data7 == "string") {
          if (!pattern14.test(data7)) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema115.properties.transactionNo, data: data7 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.transactionNo.type, parentSchema: schema115.properties.transactionNo, data: data7 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema115.type, parentSchema: schema115, data };
        vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
      }
      errors++, reportable++;
    }
    return validate241.errors = vErrors, validate241.errorCount = errors, validate241.reportableCount = reportable, errors === 0;
  }
  validate241.evaluated = { props: { id: !0, at: !0, to: !0, text: !0, kind: !0, alphabet: !0, segments: !0, transactionNo: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate240.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.sms === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sms" }, message: "must have required property 'sms'", schema: schema114.required, parentSchema: schema114, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.matches === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema114.required, parentSchema: schema114, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.next === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema114.required, parentSchema: schema114, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.sms !== void 0) {
        let data0 = data.sms;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate241(data0[i0], { instancePath: instancePath + "/sms/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate241.errors), errors += validate241.errorCount, reportable += validate241.reportableCount);
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema114.properties.sms.type, parentSchema: schema114.properties.sms, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      data.matches !== void 0 && (validate150(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount)), data.next !== void 0 && (validate151(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate151.errors), errors += validate151.errorCount, reportable += validate151.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema114.type, parentSchema: schema114, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate240.errors = vErrors, validate240.errorCount = errors, validate240.reportableCount = reportable, errors === 0;
  }
  validate240.evaluated = { props: { sms: !0, matches: !0, next: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SmsRecord = validate246;
  function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate246.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.to === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.text === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.alphabet === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alphabet" }, message: "must have required property 'alphabet'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.segments === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "segments" }, message: "must have required property 'segments'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.id.type, parentSchema: schema115.properties.id, data: data0 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.to !== void 0) {
        let data2 = data.to;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.to.type, parentSchema: schema115.properties.to, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.text !== void 0) {
        let data3 = data.text;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.text.type, parentSchema: schema115.properties.text, data: data3 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.kind !== void 0) {
        let data4 = data.kind;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.kind.type, parentSchema: schema115.properties.kind, data: data4 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (!(data4 === "invoice" || data4 === "otp")) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema115.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema115.properties.kind.enum, parentSchema: schema115.properties.kind, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.alphabet !== void 0) {
        let data5 = data.alphabet;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/alphabet", schemaPath: "#/properties/alphabet/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.alphabet.type, parentSchema: schema115.properties.alphabet, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (!(data5 === "gsm-7" || data5 === "ucs-2")) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/alphabet", schemaPath: "#/properties/alphabet/enum", keyword: "enum", params: { allowedValues: schema115.properties.alphabet.enum }, message: "must be equal to one of the allowed values", schema: schema115.properties.alphabet.enum, parentSchema: schema115.properties.alphabet, data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.segments !== void 0) {
        let data6 = data.segments;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/segments", schemaPath: "#/properties/segments/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema115.properties.segments.type, parentSchema: schema115.properties.segments, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/segments", schemaPath: "#/properties/segments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema115.properties.segments, data: data6 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data7 = data.transactionNo;
        if (typeof data7 == "string") {
          if (!pattern14.test(data7)) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema115.properties.transactionNo, data: data7 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.transactionNo.type, parentSchema: schema115.properties.transactionNo, data: data7 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema115.type, parentSchema: schema115, data };
        vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
      }
      errors++, reportable++;
    }
    return validate246.errors = vErrors, validate246.errorCount = errors, validate246.reportableCount = reportable, errors === 0;
  }
  validate246.evaluated = { props: { id: !0, at: !0, to: !0, text: !0, kind: !0, alphabet: !0, segments: !0, transactionNo: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_CallbackList = validate248, schema117 = { type: "object", required: ["callbacks", "matches", "next"], properties: { callbacks: { type: "array", items: { $ref: "#/$defs/CallbackRecord" } }, matches: { $ref: "#/$defs/Matches" }, next: { $ref: "#/$defs/NextPage" } } };
  function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate248.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.callbacks === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbacks" }, message: "must have required property 'callbacks'", schema: schema117.required, parentSchema: schema117, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.matches === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema117.required, parentSchema: schema117, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.next === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema117.required, parentSchema: schema117, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.callbacks !== void 0) {
        let data0 = data.callbacks;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate219(data0[i0], { instancePath: instancePath + "/callbacks/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate219.errors), errors += validate219.errorCount, reportable += validate219.reportableCount);
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema117.properties.callbacks.type, parentSchema: schema117.properties.callbacks, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      data.matches !== void 0 && (validate150(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount)), data.next !== void 0 && (validate151(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate151.errors), errors += validate151.errorCount, reportable += validate151.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema117.type, parentSchema: schema117, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate248.errors = vErrors, validate248.errorCount = errors, validate248.reportableCount = reportable, errors === 0;
  }
  validate248.evaluated = { props: { callbacks: !0, matches: !0, next: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_CallbackRecord = validate252;
  function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate252.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.url === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.body === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.state === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.attempts === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.nextAttemptAt === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextAttemptAt" }, message: "must have required property 'nextAttemptAt'", schema: schema107.required, parentSchema: schema107, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.id.type, parentSchema: schema107.properties.id, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.kind !== void 0) {
        let data1 = data.kind;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.kind.type, parentSchema: schema107.properties.kind, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (!(data1 === "paid" || data1 === "canceled" || data1 === "charge" || data1 === "webhook")) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema107.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema107.properties.kind.enum, parentSchema: schema107.properties.kind, data: data1 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0) {
        let data2 = data.transactionNo;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: schema107.properties.transactionNo.type }, message: "must be string,null", schema: schema107.properties.transactionNo.type, parentSchema: schema107.properties.transactionNo, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "string" && !pattern14.test(data2)) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema107.properties.transactionNo, data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.recurringId !== void 0) {
        let data3 = data.recurringId;
        if (typeof data3 != "string" && data3 !== null) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: schema107.properties.recurringId.type }, message: "must be string,null", schema: schema107.properties.recurringId.type, parentSchema: schema107.properties.recurringId, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.method !== void 0) {
        let data4 = data.method;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.method.type, parentSchema: schema107.properties.method, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (!(data4 === "GET" || data4 === "POST")) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema107.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema107.properties.method.enum, parentSchema: schema107.properties.method, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.url !== void 0) {
        let data5 = data.url;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.url.type, parentSchema: schema107.properties.url, data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.body !== void 0) {
        let data6 = data.body;
        if (typeof data6 != "string" && data6 !== null) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: schema107.properties.body.type }, message: "must be string,null", schema: schema107.properties.body.type, parentSchema: schema107.properties.body, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.state !== void 0) {
        let data7 = data.state;
        if (typeof data7 != "string") {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.state.type, parentSchema: schema107.properties.state, data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (!(data7 === "waiting" || data7 === "held" || data7 === "in-flight" || data7 === "delivered" || data7 === "redirected" || data7 === "failed" || data7 === "dropped")) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema107.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema107.properties.state.enum, parentSchema: schema107.properties.state, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.attempts !== void 0) {
        let data8 = data.attempts;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate220(data8[i0], { instancePath: instancePath + "/attempts/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate220.errors), errors += validate220.errorCount, reportable += validate220.reportableCount);
        } else {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema107.properties.attempts.type, parentSchema: schema107.properties.attempts, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      data.nextAttemptAt !== void 0 && (validate110(data.nextAttemptAt, { instancePath: instancePath + "/nextAttemptAt", parentData: data, parentDataProperty: "nextAttemptAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount));
    } else {
      if (errors < 1e3) {
        let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema107.type, parentSchema: schema107, data };
        vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
      }
      errors++, reportable++;
    }
    return validate252.errors = vErrors, validate252.errorCount = errors, validate252.reportableCount = reportable, errors === 0;
  }
  validate252.evaluated = { props: { id: !0, kind: !0, transactionNo: !0, recurringId: !0, method: !0, url: !0, body: !0, state: !0, attempts: !0, nextAttemptAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_AttemptRecord = validate255;
  function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate255.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.outcome === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.detail === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.request === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'", schema: schema108.required, parentSchema: schema108, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.at !== void 0 && (validate109(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.outcome !== void 0) {
        let data1 = data.outcome;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.outcome.type, parentSchema: schema108.properties.outcome, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (!(data1 === "delivered" || data1 === "refused" || data1 === "unreachable" || data1 === "timeout" || data1 === "blocked")) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema108.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema108.properties.outcome.enum, parentSchema: schema108.properties.outcome, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data2 = data.status;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema108.properties.status.type }, message: "must be integer,null", schema: schema108.properties.status.type, parentSchema: schema108.properties.status, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 599 || isNaN(data2)) {
            if (errors < 1e3) {
              let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", schema: 599, parentSchema: schema108.properties.status, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
            }
            errors++, reportable++;
          }
          if (data2 < 100 || isNaN(data2)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema108.properties.status, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.detail !== void 0) {
        let data3 = data.detail;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.detail.type, parentSchema: schema108.properties.detail, data: data3 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.request !== void 0) {
        let data4 = data.request;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (data4.method === void 0) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
          if (data4.url === void 0) {
            if (errors < 1e3) {
              let err12 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
            }
            errors++, reportable++;
          }
          if (data4.headers === void 0) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (data4.body === void 0) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'", schema: schema108.properties.request.required, parentSchema: schema108.properties.request, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
          if (data4.method !== void 0) {
            let data5 = data4.method;
            if (typeof data5 != "string") {
              if (errors < 1e3) {
                let err15 = { instancePath: instancePath + "/request/method", schemaPath: "#/properties/request/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.request.properties.method.type, parentSchema: schema108.properties.request.properties.method, data: data5 };
                vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
              }
              errors++, reportable++;
            }
            if (!(data5 === "GET" || data5 === "POST")) {
              if (errors < 1e3) {
                let err16 = { instancePath: instancePath + "/request/method", schemaPath: "#/properties/request/properties/method/enum", keyword: "enum", params: { allowedValues: schema108.properties.request.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema108.properties.request.properties.method.enum, parentSchema: schema108.properties.request.properties.method, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
              }
              errors++, reportable++;
            }
          }
          if (data4.url !== void 0) {
            let data6 = data4.url;
            if (typeof data6 != "string") {
              if (errors < 1e3) {
                let err17 = { instancePath: instancePath + "/request/url", schemaPath: "#/properties/request/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.request.properties.url.type, parentSchema: schema108.properties.request.properties.url, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
              }
              errors++, reportable++;
            }
          }
          if (data4.headers !== void 0) {
            let data7 = data4.headers;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7))
              for (let key0 in data7) {
                let data8 = data7[key0];
                if (typeof data8 != "string") {
                  if (errors < 1e3) {
                    let err18 = { instancePath: instancePath + "/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/request/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.request.properties.headers.additionalProperties.type, parentSchema: schema108.properties.request.properties.headers.additionalProperties, data: data8 };
                    vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
                  }
                  errors++, reportable++;
                }
              }
            else {
              if (errors < 1e3) {
                let err19 = { instancePath: instancePath + "/request/headers", schemaPath: "#/properties/request/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.properties.request.properties.headers.type, parentSchema: schema108.properties.request.properties.headers, data: data7 };
                vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
              }
              errors++, reportable++;
            }
          }
          if (data4.body !== void 0) {
            let data9 = data4.body;
            if (typeof data9 != "string" && data9 !== null) {
              if (errors < 1e3) {
                let err20 = { instancePath: instancePath + "/request/body", schemaPath: "#/properties/request/properties/body/type", keyword: "type", params: { type: schema108.properties.request.properties.body.type }, message: "must be string,null", schema: schema108.properties.request.properties.body.type, parentSchema: schema108.properties.request.properties.body, data: data9 };
                vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.properties.request.type, parentSchema: schema108.properties.request, data: data4 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data };
        vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
      }
      errors++, reportable++;
    }
    return validate255.errors = vErrors, validate255.errorCount = errors, validate255.reportableCount = reportable, errors === 0;
  }
  validate255.evaluated = { props: { at: !0, outcome: !0, status: !0, detail: !0, request: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_AssumptionOptions = validate257, schema120 = { type: "object", maxProperties: 100, additionalProperties: { type: "string", minLength: 1, maxLength: 2e3 } };
  function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate257.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 100) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties", schema: 100, parentSchema: schema120, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data) {
        let data0 = data[key0];
        if (typeof data0 == "string") {
          if (func1(data0) > 2e3) {
            if (errors < 1e3) {
              let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema120.additionalProperties, data: data0 };
              vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
            }
            errors++, reportable++;
          }
          if (func1(data0) < 1) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema120.additionalProperties, data: data0 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.additionalProperties.type, parentSchema: schema120.additionalProperties, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.type, parentSchema: schema120, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate257.errors = vErrors, validate257.errorCount = errors, validate257.reportableCount = reportable, errors === 0;
  }
  validate257.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_AssumptionsView = validate258, schema121 = { type: "object", required: ["assumptions"], properties: { assumptions: { $ref: "#/$defs/AssumptionOptions" } } };
  function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate258.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.assumptions === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assumptions" }, message: "must have required property 'assumptions'", schema: schema121.required, parentSchema: schema121, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      data.assumptions !== void 0 && (validate257(data.assumptions, { instancePath: instancePath + "/assumptions", parentData: data, parentDataProperty: "assumptions", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate257.errors), errors += validate257.errorCount, reportable += validate257.reportableCount));
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema121.type, parentSchema: schema121, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate258.errors = vErrors, validate258.errorCount = errors, validate258.reportableCount = reportable, errors === 0;
  }
  validate258.evaluated = { props: { assumptions: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_FaultList = validate260, schema122 = { type: "object", required: ["faults"], properties: { faults: { type: "array", items: { $ref: "#/$defs/FaultRecord" } } } }, schema123 = { type: "object", required: ["id", "fault", "operation", "where", "parameters", "nth", "every", "times", "probability", "from", "until", "matched", "struck", "left", "says"], properties: { id: { type: "string" }, fault: { type: "string" }, operation: { type: ["string", "null"] }, where: { $ref: "#/$defs/FaultWhere" }, parameters: { type: "object", additionalProperties: { type: ["string", "number"] } }, nth: { type: ["integer", "null"], minimum: 1 }, every: { type: ["integer", "null"], minimum: 1 }, times: { type: ["integer", "null"], minimum: 1 }, probability: { type: ["number", "null"], minimum: 0, maximum: 1 }, from: { oneOf: [{ $ref: "#/$defs/Instant" }, { type: "null" }] }, until: { oneOf: [{ $ref: "#/$defs/Instant" }, { type: "null" }] }, matched: { type: "integer", minimum: 0 }, struck: { type: "integer", minimum: 0 }, left: { type: ["integer", "null"], minimum: 0 }, says: { type: "string" } } }, schema124 = { type: "object", maxProperties: 50, additionalProperties: { type: ["string", "number", "boolean"] } };
  function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate262.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 50) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema124, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data) {
        let data0 = data[key0];
        if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema124.additionalProperties.type }, message: "must be string,number,boolean", schema: schema124.additionalProperties.type, parentSchema: schema124.additionalProperties, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.type, parentSchema: schema124, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate262.errors = vErrors, validate262.errorCount = errors, validate262.reportableCount = reportable, errors === 0;
  }
  validate262.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate261.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.operation === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.where === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.parameters === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.nth === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nth" }, message: "must have required property 'nth'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.every === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "every" }, message: "must have required property 'every'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.times === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" }, message: "must have required property 'times'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.probability === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "probability" }, message: "must have required property 'probability'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.from === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.until === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.matched === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matched" }, message: "must have required property 'matched'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.struck === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "struck" }, message: "must have required property 'struck'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.left === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "left" }, message: "must have required property 'left'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.says === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "says" }, message: "must have required property 'says'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.id.type, parentSchema: schema123.properties.id, data: data0 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.fault !== void 0) {
        let data1 = data.fault;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.fault.type, parentSchema: schema123.properties.fault, data: data1 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data2 = data.operation;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: schema123.properties.operation.type }, message: "must be string,null", schema: schema123.properties.operation.type, parentSchema: schema123.properties.operation, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.where !== void 0 && (validate262(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate262.errors), errors += validate262.errorCount, reportable += validate262.reportableCount)), data.parameters !== void 0) {
        let data4 = data.parameters;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4))
          for (let key0 in data4) {
            let data5 = data4[key0];
            if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5))) {
              if (errors < 1e3) {
                let err18 = { instancePath: instancePath + "/parameters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/parameters/additionalProperties/type", keyword: "type", params: { type: schema123.properties.parameters.additionalProperties.type }, message: "must be string,number", schema: schema123.properties.parameters.additionalProperties.type, parentSchema: schema123.properties.parameters.additionalProperties, data: data5 };
                vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
              }
              errors++, reportable++;
            }
          }
        else {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.properties.parameters.type, parentSchema: schema123.properties.parameters, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.nth !== void 0) {
        let data6 = data.nth;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: schema123.properties.nth.type }, message: "must be integer,null", schema: schema123.properties.nth.type, parentSchema: schema123.properties.nth, data: data6 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema123.properties.nth, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.every !== void 0) {
        let data7 = data.every;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: schema123.properties.every.type }, message: "must be integer,null", schema: schema123.properties.every.type, parentSchema: schema123.properties.every, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema123.properties.every, data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.times !== void 0) {
        let data8 = data.times;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: schema123.properties.times.type }, message: "must be integer,null", schema: schema123.properties.times.type, parentSchema: schema123.properties.times, data: data8 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema123.properties.times, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
      }
      if (data.probability !== void 0) {
        let data9 = data.probability;
        if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: schema123.properties.probability.type }, message: "must be number,null", schema: schema123.properties.probability.type, parentSchema: schema123.properties.probability, data: data9 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 > 1 || isNaN(data9)) {
            if (errors < 1e3) {
              let err27 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema123.properties.probability, data: data9 };
              vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
            }
            errors++, reportable++;
          }
          if (data9 < 0 || isNaN(data9)) {
            if (errors < 1e3) {
              let err28 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.probability, data: data9 };
              vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.from !== void 0) {
        let data10 = data.from, _errs22 = errors, _reportable22 = reportable, valid2 = !1, passing0 = null, _errs23 = errors, _reportable23 = reportable;
        validate109(data10, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount);
        var _valid0 = _errs23 === errors;
        _valid0 && (valid2 = !0, passing0 = 0);
        let _errs24 = errors, _reportable24 = reportable;
        if (data10 !== null) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema123.properties.from.oneOf[1].type, parentSchema: schema123.properties.from.oneOf[1], data: data10 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        if (_valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 1]) : _valid0 && (valid2 = !0, passing0 = 1), valid2)
          errors = _errs22, reportable = _reportable22, vErrors !== null && (_errs22 ? vErrors.length = Math.min(_errs22, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema123.properties.from.oneOf, parentSchema: schema123.properties.from, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.until !== void 0) {
        let data11 = data.until, _errs27 = errors, _reportable27 = reportable, valid3 = !1, passing1 = null, _errs28 = errors, _reportable28 = reportable;
        validate109(data11, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount);
        var _valid1 = _errs28 === errors;
        _valid1 && (valid3 = !0, passing1 = 0);
        let _errs29 = errors, _reportable29 = reportable;
        if (data11 !== null) {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema123.properties.until.oneOf[1].type, parentSchema: schema123.properties.until.oneOf[1], data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++;
        }
        var _valid1 = _errs29 === errors;
        if (_valid1 && valid3 ? (valid3 = !1, passing1 = [passing1, 1]) : _valid1 && (valid3 = !0, passing1 = 1), valid3)
          errors = _errs27, reportable = _reportable27, vErrors !== null && (_errs27 ? vErrors.length = Math.min(_errs27, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", schema: schema123.properties.until.oneOf, parentSchema: schema123.properties.until, data: data11 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
      if (data.matched !== void 0) {
        let data12 = data.matched;
        if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema123.properties.matched.type, parentSchema: schema123.properties.matched, data: data12 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
        if (typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12))) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.matched, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
      }
      if (data.struck !== void 0) {
        let data13 = data.struck;
        if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/struck", schemaPath: "#/properties/struck/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema123.properties.struck.type, parentSchema: schema123.properties.struck, data: data13 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
        if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/struck", schemaPath: "#/properties/struck/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.struck, data: data13 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
      }
      if (data.left !== void 0) {
        let data14 = data.left;
        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && data14 !== null) {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/type", keyword: "type", params: { type: schema123.properties.left.type }, message: "must be integer,null", schema: schema123.properties.left.type, parentSchema: schema123.properties.left, data: data14 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
        if (typeof data14 == "number" && isFinite(data14) && (data14 < 0 || isNaN(data14))) {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.left, data: data14 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
      }
      if (data.says !== void 0) {
        let data15 = data.says;
        if (typeof data15 != "string") {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/says", schemaPath: "#/properties/says/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.says.type, parentSchema: schema123.properties.says, data: data15 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.type, parentSchema: schema123, data };
        vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
      }
      errors++, reportable++;
    }
    return validate261.errors = vErrors, validate261.errorCount = errors, validate261.reportableCount = reportable, errors === 0;
  }
  validate261.evaluated = { props: { id: !0, fault: !0, operation: !0, where: !0, parameters: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, matched: !0, struck: !0, left: !0, says: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate260.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.faults === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faults" }, message: "must have required property 'faults'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.faults !== void 0) {
        let data0 = data.faults;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate261(data0[i0], { instancePath: instancePath + "/faults/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate261.errors), errors += validate261.errorCount, reportable += validate261.reportableCount);
        } else {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema122.properties.faults.type, parentSchema: schema122.properties.faults, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema122.type, parentSchema: schema122, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate260.errors = vErrors, validate260.errorCount = errors, validate260.reportableCount = reportable, errors === 0;
  }
  validate260.evaluated = { props: { faults: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_FaultRecord = validate267;
  function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate267.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.operation === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.where === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.parameters === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.nth === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nth" }, message: "must have required property 'nth'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.every === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "every" }, message: "must have required property 'every'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.times === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" }, message: "must have required property 'times'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.probability === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "probability" }, message: "must have required property 'probability'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.from === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.until === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.matched === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matched" }, message: "must have required property 'matched'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.struck === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "struck" }, message: "must have required property 'struck'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.left === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "left" }, message: "must have required property 'left'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.says === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "says" }, message: "must have required property 'says'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.id.type, parentSchema: schema123.properties.id, data: data0 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.fault !== void 0) {
        let data1 = data.fault;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.fault.type, parentSchema: schema123.properties.fault, data: data1 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data2 = data.operation;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: schema123.properties.operation.type }, message: "must be string,null", schema: schema123.properties.operation.type, parentSchema: schema123.properties.operation, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.where !== void 0 && (validate262(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate262.errors), errors += validate262.errorCount, reportable += validate262.reportableCount)), data.parameters !== void 0) {
        let data4 = data.parameters;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4))
          for (let key0 in data4) {
            let data5 = data4[key0];
            if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5))) {
              if (errors < 1e3) {
                let err18 = { instancePath: instancePath + "/parameters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/parameters/additionalProperties/type", keyword: "type", params: { type: schema123.properties.parameters.additionalProperties.type }, message: "must be string,number", schema: schema123.properties.parameters.additionalProperties.type, parentSchema: schema123.properties.parameters.additionalProperties, data: data5 };
                vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
              }
              errors++, reportable++;
            }
          }
        else {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.properties.parameters.type, parentSchema: schema123.properties.parameters, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.nth !== void 0) {
        let data6 = data.nth;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: schema123.properties.nth.type }, message: "must be integer,null", schema: schema123.properties.nth.type, parentSchema: schema123.properties.nth, data: data6 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema123.properties.nth, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.every !== void 0) {
        let data7 = data.every;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: schema123.properties.every.type }, message: "must be integer,null", schema: schema123.properties.every.type, parentSchema: schema123.properties.every, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema123.properties.every, data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.times !== void 0) {
        let data8 = data.times;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: schema123.properties.times.type }, message: "must be integer,null", schema: schema123.properties.times.type, parentSchema: schema123.properties.times, data: data8 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema123.properties.times, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
      }
      if (data.probability !== void 0) {
        let data9 = data.probability;
        if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: schema123.properties.probability.type }, message: "must be number,null", schema: schema123.properties.probability.type, parentSchema: schema123.properties.probability, data: data9 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 > 1 || isNaN(data9)) {
            if (errors < 1e3) {
              let err27 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema123.properties.probability, data: data9 };
              vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
            }
            errors++, reportable++;
          }
          if (data9 < 0 || isNaN(data9)) {
            if (errors < 1e3) {
              let err28 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.probability, data: data9 };
              vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.from !== void 0) {
        let data10 = data.from, _errs22 = errors, _reportable22 = reportable, valid2 = !1, passing0 = null, _errs23 = errors, _reportable23 = reportable;
        validate109(data10, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount);
        var _valid0 = _errs23 === errors;
        _valid0 && (valid2 = !0, passing0 = 0);
        let _errs24 = errors, _reportable24 = reportable;
        if (data10 !== null) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema123.properties.from.oneOf[1].type, parentSchema: schema123.properties.from.oneOf[1], data: data10 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        if (_valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 1]) : _valid0 && (valid2 = !0, passing0 = 1), valid2)
          errors = _errs22, reportable = _reportable22, vErrors !== null && (_errs22 ? vErrors.length = Math.min(_errs22, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema123.properties.from.oneOf, parentSchema: schema123.properties.from, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.until !== void 0) {
        let data11 = data.until, _errs27 = errors, _reportable27 = reportable, valid3 = !1, passing1 = null, _errs28 = errors, _reportable28 = reportable;
        validate109(data11, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount);
        var _valid1 = _errs28 === errors;
        _valid1 && (valid3 = !0, passing1 = 0);
        let _errs29 = errors, _reportable29 = reportable;
        if (data11 !== null) {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema123.properties.until.oneOf[1].type, parentSchema: schema123.properties.until.oneOf[1], data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++;
        }
        var _valid1 = _errs29 === errors;
        if (_valid1 && valid3 ? (valid3 = !1, passing1 = [passing1, 1]) : _valid1 && (valid3 = !0, passing1 = 1), valid3)
          errors = _errs27, reportable = _reportable27, vErrors !== null && (_errs27 ? vErrors.length = Math.min(_errs27, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", schema: schema123.properties.until.oneOf, parentSchema: schema123.properties.until, data: data11 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
      if (data.matched !== void 0) {
        let data12 = data.matched;
        if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema123.properties.matched.type, parentSchema: schema123.properties.matched, data: data12 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
        if (typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12))) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.matched, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
      }
      if (data.struck !== void 0) {
        let data13 = data.struck;
        if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/struck", schemaPath: "#/properties/struck/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema123.properties.struck.type, parentSchema: schema123.properties.struck, data: data13 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
        if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/struck", schemaPath: "#/properties/struck/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.struck, data: data13 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
      }
      if (data.left !== void 0) {
        let data14 = data.left;
        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && data14 !== null) {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/type", keyword: "type", params: { type: schema123.properties.left.type }, message: "must be integer,null", schema: schema123.properties.left.type, parentSchema: schema123.properties.left, data: data14 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
        if (typeof data14 == "number" && isFinite(data14) && (data14 < 0 || isNaN(data14))) {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema123.properties.left, data: data14 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
      }
      if (data.says !== void 0) {
        let data15 = data.says;
        if (typeof data15 != "string") {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/says", schemaPath: "#/properties/says/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.properties.says.type, parentSchema: schema123.properties.says, data: data15 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.type, parentSchema: schema123, data };
        vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
      }
      errors++, reportable++;
    }
    return validate267.errors = vErrors, validate267.errorCount = errors, validate267.reportableCount = reportable, errors === 0;
  }
  validate267.evaluated = { props: { id: !0, fault: !0, operation: !0, where: !0, parameters: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, matched: !0, struck: !0, left: !0, says: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_FaultWhere = validate271;
  function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate271.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 50) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema124, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data) {
        let data0 = data[key0];
        if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema124.additionalProperties.type }, message: "must be string,number,boolean", schema: schema124.additionalProperties.type, parentSchema: schema124.additionalProperties, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.type, parentSchema: schema124, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate271.errors = vErrors, validate271.errorCount = errors, validate271.reportableCount = reportable, errors === 0;
  }
  validate271.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_FaultsRemoved = validate272, schema127 = { type: "object", required: ["removed"], properties: { removed: { type: "array", items: { type: "string" } } } };
  function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate272.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.removed === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'", schema: schema127.required, parentSchema: schema127, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.removed !== void 0) {
        let data0 = data.removed;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            if (typeof data1 != "string") {
              if (errors < 1e3) {
                let err1 = { instancePath: instancePath + "/removed/" + i0, schemaPath: "#/properties/removed/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.properties.removed.items.type, parentSchema: schema127.properties.removed.items, data: data1 };
                vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.removed.type, parentSchema: schema127.properties.removed, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.type, parentSchema: schema127, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate272.errors = vErrors, validate272.errorCount = errors, validate272.reportableCount = reportable, errors === 0;
  }
  validate272.evaluated = { props: { removed: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_SettingsView = validate273, schema128 = { type: "object", required: ["strict", "allowPrefer", "secretKey", "callbackSecret", "webUrlAgreement", "rates", "webhook"], properties: { strict: { type: "boolean" }, allowPrefer: { type: "boolean" }, secretKey: { type: ["string", "null"] }, callbackSecret: { type: "string" }, webUrlAgreement: { type: "boolean" }, rates: { type: "object", required: ["USD", "EUR", "GBP"], properties: { USD: { $ref: "#/$defs/Rate" }, EUR: { $ref: "#/$defs/Rate" }, GBP: { $ref: "#/$defs/Rate" } } }, webhook: { oneOf: [{ $ref: "#/$defs/Webhook" }, { type: "null" }] } } }, schema129 = { type: "number", exclusiveMinimum: 0, maximum: 1e6 };
  function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate274.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 1e6 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data <= 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.type, parentSchema: schema129, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate274.errors = vErrors, validate274.errorCount = errors, validate274.reportableCount = reportable, errors === 0;
  }
  validate274.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema130 = { type: "object", additionalProperties: !1, required: ["url", "headers"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } } }, pattern22 = new RegExp("^https?://", "u"), pattern23 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u"), pattern24 = new RegExp("^[\\t\\x20-\\x7e]*$", "u");
  function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate278.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.headers === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "url" || key0 === "headers")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema130, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      if (data.url !== void 0) {
        let data0 = data.url;
        if (typeof data0 == "string") {
          if (func1(data0) > 2e3) {
            if (errors < 1e3) {
              let err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema130.properties.url, data: data0 };
              vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
            }
            errors++, reportable++;
          }
          if (!pattern22.test(data0)) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', schema: "^https?://", parentSchema: schema130.properties.url, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
          if (!formats26(data0)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema130.properties.url, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.properties.url.type, parentSchema: schema130.properties.url, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.headers !== void 0) {
        let data1 = data.headers;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (Object.keys(data1).length > 50) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema130.properties.headers, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
          for (let key1 in data1) {
            let _errs6 = errors, _reportable6 = reportable;
            if (typeof key1 == "string") {
              if (func1(key1) > 100) {
                if (errors < 1e3) {
                  let err8 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema130.properties.headers.propertyNames, data: key1, propertyName: key1 };
                  vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
                }
                errors++, reportable++;
              }
              if (!pattern23.test(key1)) {
                if (errors < 1e3) {
                  let err9 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema130.properties.headers.propertyNames, data: key1, propertyName: key1 };
                  vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
                }
                errors++, reportable++;
              }
            }
            var valid1 = _errs6 === errors;
            if (!valid1) {
              if (errors < 1e3) {
                let err10 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema130.properties.headers.propertyNames, parentSchema: schema130.properties.headers, data: data1 };
                vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
              }
              errors++;
            }
          }
          for (let key2 in data1) {
            let data2 = data1[key2];
            if (typeof data2 == "string") {
              if (func1(data2) > 4e3) {
                if (errors < 1e3) {
                  let err11 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema130.properties.headers.additionalProperties, data: data2 };
                  vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                }
                errors++, reportable++;
              }
              if (!pattern24.test(data2)) {
                if (errors < 1e3) {
                  let err12 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', schema: "^[\\t\\x20-\\x7e]*$", parentSchema: schema130.properties.headers.additionalProperties, data: data2 };
                  vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err13 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.properties.headers.additionalProperties.type, parentSchema: schema130.properties.headers.additionalProperties, data: data2 };
                vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.properties.headers.type, parentSchema: schema130.properties.headers, data: data1 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.type, parentSchema: schema130, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate278.errors = vErrors, validate278.errorCount = errors, validate278.reportableCount = reportable, errors === 0;
  }
  validate278.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate273.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.strict === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strict" }, message: "must have required property 'strict'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.allowPrefer === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "allowPrefer" }, message: "must have required property 'allowPrefer'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.secretKey === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secretKey" }, message: "must have required property 'secretKey'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.callbackSecret === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackSecret" }, message: "must have required property 'callbackSecret'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.webUrlAgreement === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webUrlAgreement" }, message: "must have required property 'webUrlAgreement'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.rates === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rates" }, message: "must have required property 'rates'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.webhook === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook" }, message: "must have required property 'webhook'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.strict !== void 0) {
        let data0 = data.strict;
        if (typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema128.properties.strict.type, parentSchema: schema128.properties.strict, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.allowPrefer !== void 0) {
        let data1 = data.allowPrefer;
        if (typeof data1 != "boolean") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/allowPrefer", schemaPath: "#/properties/allowPrefer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema128.properties.allowPrefer.type, parentSchema: schema128.properties.allowPrefer, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.secretKey !== void 0) {
        let data2 = data.secretKey;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/type", keyword: "type", params: { type: schema128.properties.secretKey.type }, message: "must be string,null", schema: schema128.properties.secretKey.type, parentSchema: schema128.properties.secretKey, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.callbackSecret !== void 0) {
        let data3 = data.callbackSecret;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema128.properties.callbackSecret.type, parentSchema: schema128.properties.callbackSecret, data: data3 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.webUrlAgreement !== void 0) {
        let data4 = data.webUrlAgreement;
        if (typeof data4 != "boolean") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/webUrlAgreement", schemaPath: "#/properties/webUrlAgreement/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema128.properties.webUrlAgreement.type, parentSchema: schema128.properties.webUrlAgreement, data: data4 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.rates !== void 0) {
        let data5 = data.rates;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          if (data5.USD === void 0) {
            if (errors < 1e3) {
              let err12 = { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/required", keyword: "required", params: { missingProperty: "USD" }, message: "must have required property 'USD'", schema: schema128.properties.rates.required, parentSchema: schema128.properties.rates, data: data5 };
              vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
            }
            errors++, reportable++;
          }
          if (data5.EUR === void 0) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/required", keyword: "required", params: { missingProperty: "EUR" }, message: "must have required property 'EUR'", schema: schema128.properties.rates.required, parentSchema: schema128.properties.rates, data: data5 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (data5.GBP === void 0) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/required", keyword: "required", params: { missingProperty: "GBP" }, message: "must have required property 'GBP'", schema: schema128.properties.rates.required, parentSchema: schema128.properties.rates, data: data5 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
          data5.USD !== void 0 && (validate274(data5.USD, { instancePath: instancePath + "/rates/USD", parentData: data5, parentDataProperty: "USD", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate274.errors), errors += validate274.errorCount, reportable += validate274.reportableCount)), data5.EUR !== void 0 && (validate274(data5.EUR, { instancePath: instancePath + "/rates/EUR", parentData: data5, parentDataProperty: "EUR", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate274.errors), errors += validate274.errorCount, reportable += validate274.reportableCount)), data5.GBP !== void 0 && (validate274(data5.GBP, { instancePath: instancePath + "/rates/GBP", parentData: data5, parentDataProperty: "GBP", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate274.errors), errors += validate274.errorCount, reportable += validate274.reportableCount));
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema128.properties.rates.type, parentSchema: schema128.properties.rates, data: data5 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.webhook !== void 0) {
        let data9 = data.webhook, _errs17 = errors, _reportable17 = reportable, valid2 = !1, passing0 = null, _errs18 = errors, _reportable18 = reportable;
        validate278(data9, { instancePath: instancePath + "/webhook", parentData: data, parentDataProperty: "webhook", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate278.errors), errors += validate278.errorCount, reportable += validate278.reportableCount);
        var _valid0 = _errs18 === errors;
        _valid0 && (valid2 = !0, passing0 = 0);
        let _errs19 = errors, _reportable19 = reportable;
        if (data9 !== null) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema128.properties.webhook.oneOf[1].type, parentSchema: schema128.properties.webhook.oneOf[1], data: data9 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++;
        }
        var _valid0 = _errs19 === errors;
        if (_valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 1]) : _valid0 && (valid2 = !0, passing0 = 1), valid2)
          errors = _errs17, reportable = _reportable17, vErrors !== null && (_errs17 ? vErrors.length = Math.min(_errs17, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema128.properties.webhook.oneOf, parentSchema: schema128.properties.webhook, data: data9 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema128.type, parentSchema: schema128, data };
        vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
      }
      errors++, reportable++;
    }
    return validate273.errors = vErrors, validate273.errorCount = errors, validate273.reportableCount = reportable, errors === 0;
  }
  validate273.evaluated = { props: { strict: !0, allowPrefer: !0, secretKey: !0, callbackSecret: !0, webUrlAgreement: !0, rates: !0, webhook: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_Rate = validate280;
  function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate280.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 1e6 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data <= 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema129.type, parentSchema: schema129, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate280.errors = vErrors, validate280.errorCount = errors, validate280.reportableCount = reportable, errors === 0;
  }
  validate280.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var control_Webhook = validate281;
  function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate281.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.headers === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "url" || key0 === "headers")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema130, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      if (data.url !== void 0) {
        let data0 = data.url;
        if (typeof data0 == "string") {
          if (func1(data0) > 2e3) {
            if (errors < 1e3) {
              let err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema130.properties.url, data: data0 };
              vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
            }
            errors++, reportable++;
          }
          if (!pattern22.test(data0)) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', schema: "^https?://", parentSchema: schema130.properties.url, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
          if (!formats26(data0)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema130.properties.url, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.properties.url.type, parentSchema: schema130.properties.url, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.headers !== void 0) {
        let data1 = data.headers;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (Object.keys(data1).length > 50) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema130.properties.headers, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
          for (let key1 in data1) {
            let _errs6 = errors, _reportable6 = reportable;
            if (typeof key1 == "string") {
              if (func1(key1) > 100) {
                if (errors < 1e3) {
                  let err8 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema130.properties.headers.propertyNames, data: key1, propertyName: key1 };
                  vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
                }
                errors++, reportable++;
              }
              if (!pattern23.test(key1)) {
                if (errors < 1e3) {
                  let err9 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema130.properties.headers.propertyNames, data: key1, propertyName: key1 };
                  vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
                }
                errors++, reportable++;
              }
            }
            var valid1 = _errs6 === errors;
            if (!valid1) {
              if (errors < 1e3) {
                let err10 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema130.properties.headers.propertyNames, parentSchema: schema130.properties.headers, data: data1 };
                vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
              }
              errors++;
            }
          }
          for (let key2 in data1) {
            let data2 = data1[key2];
            if (typeof data2 == "string") {
              if (func1(data2) > 4e3) {
                if (errors < 1e3) {
                  let err11 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema130.properties.headers.additionalProperties, data: data2 };
                  vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                }
                errors++, reportable++;
              }
              if (!pattern24.test(data2)) {
                if (errors < 1e3) {
                  let err12 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', schema: "^[\\t\\x20-\\x7e]*$", parentSchema: schema130.properties.headers.additionalProperties, data: data2 };
                  vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err13 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.properties.headers.additionalProperties.type, parentSchema: schema130.properties.headers.additionalProperties, data: data2 };
                vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.properties.headers.type, parentSchema: schema130.properties.headers, data: data1 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.type, parentSchema: schema130, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate281.errors = vErrors, validate281.errorCount = errors, validate281.reportableCount = reportable, errors === 0;
  }
  validate281.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RecurringList = validate282, schema133 = { type: "object", required: ["recurring", "matches", "next"], properties: { recurring: { type: "array", items: { $ref: "#/$defs/RecurringRecord" } }, matches: { $ref: "#/$defs/Matches" }, next: { $ref: "#/$defs/NextPage" } } }, schema134 = { type: "object", required: ["recurringId", "status", "amount", "currency", "customerName", "type", "intervalDays", "iterations", "retryCount", "createdAt", "startedAt", "chargesDone", "cycle", "retriesUsed", "nextChargeAt"], properties: { recurringId: { type: "string" }, status: { type: "string", enum: ["registered", "active", "canceled", "completed", "ended"] }, amount: { type: "number", format: "double", minimum: 0 }, currency: { $ref: "#/$defs/Currency" }, customerName: { type: "string", "x-personal": !0 }, type: { type: "string", enum: ["Custom", "Daily", "Weekly", "Monthly"] }, intervalDays: { type: ["integer", "null"], minimum: 1, maximum: 180 }, iterations: { type: "integer", minimum: 0 }, retryCount: { type: "integer", minimum: 0, maximum: 5 }, createdAt: { $ref: "#/$defs/Instant" }, startedAt: { $ref: "#/$defs/NullableInstant" }, chargesDone: { type: "integer", minimum: 0 }, cycle: { type: "integer", minimum: 1 }, retriesUsed: { type: "integer", minimum: 0, maximum: 5 }, nextChargeAt: { $ref: "#/$defs/NullableInstant" } } };
  function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate283.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.customerName === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerName" }, message: "must have required property 'customerName'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.intervalDays === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intervalDays" }, message: "must have required property 'intervalDays'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.iterations === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iterations" }, message: "must have required property 'iterations'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.retryCount === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryCount" }, message: "must have required property 'retryCount'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.createdAt === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.startedAt === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.chargesDone === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chargesDone" }, message: "must have required property 'chargesDone'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.cycle === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cycle" }, message: "must have required property 'cycle'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.retriesUsed === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retriesUsed" }, message: "must have required property 'retriesUsed'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.nextChargeAt === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextChargeAt" }, message: "must have required property 'nextChargeAt'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.recurringId !== void 0) {
        let data0 = data.recurringId;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.recurringId.type, parentSchema: schema134.properties.recurringId, data: data0 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data1 = data.status;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.status.type, parentSchema: schema134.properties.status, data: data1 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (!(data1 === "registered" || data1 === "active" || data1 === "canceled" || data1 === "completed" || data1 === "ended")) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema134.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema134.properties.status.enum, parentSchema: schema134.properties.status, data: data1 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.amount !== void 0) {
        let data2 = data.amount;
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 < 0 || isNaN(data2)) {
            if (errors < 1e3) {
              let err18 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.amount, data: data2 };
              vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data2)) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema134.properties.amount, data: data2 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema134.properties.amount.type, parentSchema: schema134.properties.amount, data: data2 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data.currency !== void 0 && (validate197(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate197.errors), errors += validate197.errorCount, reportable += validate197.reportableCount)), data.customerName !== void 0) {
        let data4 = data.customerName;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/customerName", schemaPath: "#/properties/customerName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.customerName.type, parentSchema: schema134.properties.customerName, data: data4 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.type !== void 0) {
        let data5 = data.type;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.type.type, parentSchema: schema134.properties.type, data: data5 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
        if (!(data5 === "Custom" || data5 === "Daily" || data5 === "Weekly" || data5 === "Monthly")) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema134.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema134.properties.type.enum, parentSchema: schema134.properties.type, data: data5 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.intervalDays !== void 0) {
        let data6 = data.intervalDays;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/type", keyword: "type", params: { type: schema134.properties.intervalDays.type }, message: "must be integer,null", schema: schema134.properties.intervalDays.type, parentSchema: schema134.properties.intervalDays, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 180 || isNaN(data6)) {
            if (errors < 1e3) {
              let err25 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180", schema: 180, parentSchema: schema134.properties.intervalDays, data: data6 };
              vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
            }
            errors++, reportable++;
          }
          if (data6 < 1 || isNaN(data6)) {
            if (errors < 1e3) {
              let err26 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema134.properties.intervalDays, data: data6 };
              vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.iterations !== void 0) {
        let data7 = data.iterations;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.iterations.type, parentSchema: schema134.properties.iterations, data: data7 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.iterations, data: data7 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.retryCount !== void 0) {
        let data8 = data.retryCount;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.retryCount.type, parentSchema: schema134.properties.retryCount, data: data8 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 5 || isNaN(data8)) {
            if (errors < 1e3) {
              let err30 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema134.properties.retryCount, data: data8 };
              vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
            }
            errors++, reportable++;
          }
          if (data8 < 0 || isNaN(data8)) {
            if (errors < 1e3) {
              let err31 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.retryCount, data: data8 };
              vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.createdAt !== void 0 && (validate109(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.startedAt !== void 0 && (validate110(data.startedAt, { instancePath: instancePath + "/startedAt", parentData: data, parentDataProperty: "startedAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount)), data.chargesDone !== void 0) {
        let data11 = data.chargesDone;
        if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/chargesDone", schemaPath: "#/properties/chargesDone/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.chargesDone.type, parentSchema: schema134.properties.chargesDone, data: data11 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
        if (typeof data11 == "number" && isFinite(data11) && (data11 < 0 || isNaN(data11))) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/chargesDone", schemaPath: "#/properties/chargesDone/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.chargesDone, data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
      if (data.cycle !== void 0) {
        let data12 = data.cycle;
        if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.cycle.type, parentSchema: schema134.properties.cycle, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
        if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema134.properties.cycle, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
      }
      if (data.retriesUsed !== void 0) {
        let data13 = data.retriesUsed;
        if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.retriesUsed.type, parentSchema: schema134.properties.retriesUsed, data: data13 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
        if (typeof data13 == "number" && isFinite(data13)) {
          if (data13 > 5 || isNaN(data13)) {
            if (errors < 1e3) {
              let err37 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema134.properties.retriesUsed, data: data13 };
              vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
            }
            errors++, reportable++;
          }
          if (data13 < 0 || isNaN(data13)) {
            if (errors < 1e3) {
              let err38 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.retriesUsed, data: data13 };
              vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
            }
            errors++, reportable++;
          }
        }
      }
      data.nextChargeAt !== void 0 && (validate110(data.nextChargeAt, { instancePath: instancePath + "/nextChargeAt", parentData: data, parentDataProperty: "nextChargeAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount));
    } else {
      if (errors < 1e3) {
        let err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema134.type, parentSchema: schema134, data };
        vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
      }
      errors++, reportable++;
    }
    return validate283.errors = vErrors, validate283.errorCount = errors, validate283.reportableCount = reportable, errors === 0;
  }
  validate283.evaluated = { props: { recurringId: !0, status: !0, amount: !0, currency: !0, customerName: !0, type: !0, intervalDays: !0, iterations: !0, retryCount: !0, createdAt: !0, startedAt: !0, chargesDone: !0, cycle: !0, retriesUsed: !0, nextChargeAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate282.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.recurring === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurring" }, message: "must have required property 'recurring'", schema: schema133.required, parentSchema: schema133, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.matches === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema133.required, parentSchema: schema133, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.next === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema133.required, parentSchema: schema133, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.recurring !== void 0) {
        let data0 = data.recurring;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate283(data0[i0], { instancePath: instancePath + "/recurring/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate283.errors), errors += validate283.errorCount, reportable += validate283.reportableCount);
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema133.properties.recurring.type, parentSchema: schema133.properties.recurring, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      data.matches !== void 0 && (validate150(data.matches, { instancePath: instancePath + "/matches", parentData: data, parentDataProperty: "matches", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount)), data.next !== void 0 && (validate151(data.next, { instancePath: instancePath + "/next", parentData: data, parentDataProperty: "next", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate151.errors), errors += validate151.errorCount, reportable += validate151.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema133.type, parentSchema: schema133, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate282.errors = vErrors, validate282.errorCount = errors, validate282.reportableCount = reportable, errors === 0;
  }
  validate282.evaluated = { props: { recurring: !0, matches: !0, next: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_RecurringRecord = validate291;
  function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate291.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.customerName === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerName" }, message: "must have required property 'customerName'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.intervalDays === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intervalDays" }, message: "must have required property 'intervalDays'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.iterations === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iterations" }, message: "must have required property 'iterations'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.retryCount === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryCount" }, message: "must have required property 'retryCount'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.createdAt === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.startedAt === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.chargesDone === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chargesDone" }, message: "must have required property 'chargesDone'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.cycle === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cycle" }, message: "must have required property 'cycle'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.retriesUsed === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retriesUsed" }, message: "must have required property 'retriesUsed'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.nextChargeAt === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextChargeAt" }, message: "must have required property 'nextChargeAt'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.recurringId !== void 0) {
        let data0 = data.recurringId;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.recurringId.type, parentSchema: schema134.properties.recurringId, data: data0 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data1 = data.status;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.status.type, parentSchema: schema134.properties.status, data: data1 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (!(data1 === "registered" || data1 === "active" || data1 === "canceled" || data1 === "completed" || data1 === "ended")) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema134.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema134.properties.status.enum, parentSchema: schema134.properties.status, data: data1 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.amount !== void 0) {
        let data2 = data.amount;
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 < 0 || isNaN(data2)) {
            if (errors < 1e3) {
              let err18 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.amount, data: data2 };
              vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
            }
            errors++, reportable++;
          }
          if (!formats0.validate(data2)) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema134.properties.amount, data: data2 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema134.properties.amount.type, parentSchema: schema134.properties.amount, data: data2 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data.currency !== void 0 && (validate197(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate197.errors), errors += validate197.errorCount, reportable += validate197.reportableCount)), data.customerName !== void 0) {
        let data4 = data.customerName;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/customerName", schemaPath: "#/properties/customerName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.customerName.type, parentSchema: schema134.properties.customerName, data: data4 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.type !== void 0) {
        let data5 = data.type;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.type.type, parentSchema: schema134.properties.type, data: data5 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
        if (!(data5 === "Custom" || data5 === "Daily" || data5 === "Weekly" || data5 === "Monthly")) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema134.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema134.properties.type.enum, parentSchema: schema134.properties.type, data: data5 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.intervalDays !== void 0) {
        let data6 = data.intervalDays;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/type", keyword: "type", params: { type: schema134.properties.intervalDays.type }, message: "must be integer,null", schema: schema134.properties.intervalDays.type, parentSchema: schema134.properties.intervalDays, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 180 || isNaN(data6)) {
            if (errors < 1e3) {
              let err25 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180", schema: 180, parentSchema: schema134.properties.intervalDays, data: data6 };
              vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
            }
            errors++, reportable++;
          }
          if (data6 < 1 || isNaN(data6)) {
            if (errors < 1e3) {
              let err26 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema134.properties.intervalDays, data: data6 };
              vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.iterations !== void 0) {
        let data7 = data.iterations;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.iterations.type, parentSchema: schema134.properties.iterations, data: data7 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.iterations, data: data7 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data.retryCount !== void 0) {
        let data8 = data.retryCount;
        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.retryCount.type, parentSchema: schema134.properties.retryCount, data: data8 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 5 || isNaN(data8)) {
            if (errors < 1e3) {
              let err30 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema134.properties.retryCount, data: data8 };
              vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
            }
            errors++, reportable++;
          }
          if (data8 < 0 || isNaN(data8)) {
            if (errors < 1e3) {
              let err31 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.retryCount, data: data8 };
              vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.createdAt !== void 0 && (validate109(data.createdAt, { instancePath: instancePath + "/createdAt", parentData: data, parentDataProperty: "createdAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount)), data.startedAt !== void 0 && (validate110(data.startedAt, { instancePath: instancePath + "/startedAt", parentData: data, parentDataProperty: "startedAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount)), data.chargesDone !== void 0) {
        let data11 = data.chargesDone;
        if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/chargesDone", schemaPath: "#/properties/chargesDone/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.chargesDone.type, parentSchema: schema134.properties.chargesDone, data: data11 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
        if (typeof data11 == "number" && isFinite(data11) && (data11 < 0 || isNaN(data11))) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/chargesDone", schemaPath: "#/properties/chargesDone/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.chargesDone, data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
      if (data.cycle !== void 0) {
        let data12 = data.cycle;
        if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.cycle.type, parentSchema: schema134.properties.cycle, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
        if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/cycle", schemaPath: "#/properties/cycle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema134.properties.cycle, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
      }
      if (data.retriesUsed !== void 0) {
        let data13 = data.retriesUsed;
        if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.retriesUsed.type, parentSchema: schema134.properties.retriesUsed, data: data13 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
        if (typeof data13 == "number" && isFinite(data13)) {
          if (data13 > 5 || isNaN(data13)) {
            if (errors < 1e3) {
              let err37 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema134.properties.retriesUsed, data: data13 };
              vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
            }
            errors++, reportable++;
          }
          if (data13 < 0 || isNaN(data13)) {
            if (errors < 1e3) {
              let err38 = { instancePath: instancePath + "/retriesUsed", schemaPath: "#/properties/retriesUsed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.retriesUsed, data: data13 };
              vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
            }
            errors++, reportable++;
          }
        }
      }
      data.nextChargeAt !== void 0 && (validate110(data.nextChargeAt, { instancePath: instancePath + "/nextChargeAt", parentData: data, parentDataProperty: "nextChargeAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount));
    } else {
      if (errors < 1e3) {
        let err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema134.type, parentSchema: schema134, data };
        vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
      }
      errors++, reportable++;
    }
    return validate291.errors = vErrors, validate291.errorCount = errors, validate291.reportableCount = reportable, errors === 0;
  }
  validate291.evaluated = { props: { recurringId: !0, status: !0, amount: !0, currency: !0, customerName: !0, type: !0, intervalDays: !0, iterations: !0, retryCount: !0, createdAt: !0, startedAt: !0, chargesDone: !0, cycle: !0, retriesUsed: !0, nextChargeAt: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_MerchantList = validate296, schema136 = { type: "object", required: ["merchants"], properties: { merchants: { type: "array", items: { $ref: "#/$defs/MerchantRecord" } } } }, schema137 = { type: "object", additionalProperties: !0 };
  function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate297.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema137.type, parentSchema: schema137, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate297.errors = vErrors, validate297.errorCount = errors, validate297.reportableCount = reportable, errors === 0;
  }
  validate297.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate296.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.merchants === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchants" }, message: "must have required property 'merchants'", schema: schema136.required, parentSchema: schema136, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.merchants !== void 0) {
        let data0 = data.merchants;
        if (Array.isArray(data0)) {
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate297(data0[i0], { instancePath: instancePath + "/merchants/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate297.errors), errors += validate297.errorCount, reportable += validate297.reportableCount);
        } else {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema136.properties.merchants.type, parentSchema: schema136.properties.merchants, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema136.type, parentSchema: schema136, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate296.errors = vErrors, validate296.errorCount = errors, validate296.reportableCount = reportable, errors === 0;
  }
  validate296.evaluated = { props: { merchants: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var control_MerchantRecord = validate299;
  function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate299.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema137.type, parentSchema: schema137, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate299.errors = vErrors, validate299.errorCount = errors, validate299.reportableCount = reportable, errors === 0;
  }
  validate299.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function takeOver(kept, count, more) {
    if (kept === null) return more;
    for (let n = 0; n < more.length && count + n < 1e3; n++) kept.push(more[n]);
    return kept;
  }
  return __toCommonJS(stdin_exports);
})();

/** Validators of the JSON responses by operation and status. For tests and tools. */
export const responseValidators: Readonly<
  Record<ResponseOperationId, Readonly<Record<number, Validator>>>
> = {
  issueMerchantToken: {
    200: compiled.api_TokenResponse,
    400: compiled.api_Problem,
    401: compiled.api_Problem,
    413: compiled.api_Problem,
    415: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  issuePartnerToken: {
    200: compiled.api_TokenResponse,
    400: compiled.api_Problem,
    401: compiled.api_Problem,
    413: compiled.api_Problem,
    415: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  getMyMerchants: {
    200: compiled.api_getMyMerchants_200,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  addInvoice: {
    200: compiled.api_Invoice,
    400: compiled.api_Problem,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    413: compiled.api_Problem,
    415: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  getInvoice: {
    200: compiled.api_Invoice,
    400: compiled.api_Problem,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    404: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  cancelInvoice: {
    200: compiled.api_CancelInvoiceResponse,
    400: compiled.api_Problem,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    404: compiled.api_Problem,
    413: compiled.api_Problem,
    415: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  getTransactionsOfOrderNumber: {
    200: compiled.api_getTransactionsOfOrderNumber_200,
    400: compiled.api_Problem,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  sendOtp: {
    200: compiled.api_SendOtpResponse,
    400: compiled.api_OtpError,
    401: compiled.api_OtpError,
    404: compiled.api_OtpError,
    413: compiled.api_OtpError,
    415: compiled.api_OtpError,
    500: compiled.api_OtpError,
  },
  processPayment: {
    200: compiled.api_ProcessPaymentResponse,
    400: compiled.api_OtpError,
    401: compiled.api_OtpError,
    404: compiled.api_OtpError,
    413: compiled.api_OtpError,
    415: compiled.api_OtpError,
    500: compiled.api_OtpError,
  },
  registerPayment: {
    200: compiled.api_RegisterPaymentResponse,
    400: compiled.api_RegisterPaymentResponse,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    413: compiled.api_RegisterPaymentResponse,
    415: compiled.api_RegisterPaymentResponse,
    500: compiled.api_RegisterPaymentResponse,
  },
  cancelRecurring: {
    200: compiled.api_RecurringResult,
    400: compiled.api_RecurringResult,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    404: compiled.api_RecurringResult,
    413: compiled.api_RecurringResult,
    415: compiled.api_RecurringResult,
    500: compiled.api_RecurringResult,
  },
  listRecurringPayments: {
    200: compiled.api_listRecurringPayments_200,
    401: compiled.api_Problem,
    403: compiled.api_Problem,
    500: compiled.api_Problem,
  },
  health: {
    200: compiled.control_Health,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readiness: {
    200: compiled.control_Health,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    500: compiled.control_Problem,
    503: compiled.control_Problem,
  },
  listUnclaimedRequests: {
    200: compiled.control_RequestList,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readStates: {
    200: compiled.control_StateGraphs,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readFailures: {
    200: compiled.control_FailureCatalogue,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listSandboxes: {
    200: compiled.control_SandboxList,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  openSandbox: {
    201: compiled.control_SandboxSummary,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readSandbox: {
    200: compiled.control_SandboxSummary,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  resetSandbox: {
    200: compiled.control_ResetResult,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  followSandbox: {
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    500: compiled.control_Problem,
    503: compiled.control_Problem,
  },
  readAgenda: {
    200: compiled.control_AgendaView,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listSessions: {
    200: compiled.control_SessionList,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listProblems: {
    200: compiled.control_ProblemList,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readRequest: {
    200: compiled.control_JournalEntry,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readClock: {
    200: compiled.control_ClockView,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  advanceClock: {
    200: compiled.control_AdvanceResult,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  freezeClock: {
    200: compiled.control_ClockView,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  resumeClock: {
    200: compiled.control_ClockView,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listInvoices: {
    200: compiled.control_InvoiceList,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readInvoice: {
    200: compiled.control_InvoiceRecord,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  payInvoice: {
    200: compiled.control_InvoiceOutcome,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  declineInvoice: {
    200: compiled.control_InvoiceOutcome,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  cancelInvoiceNow: {
    200: compiled.control_InvoiceOutcome,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listEvents: {
    200: compiled.control_EventPage,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listRequests: {
    200: compiled.control_RequestList,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listSms: {
    200: compiled.control_SmsList,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listCallbacks: {
    200: compiled.control_CallbackList,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  resendCallback: {
    200: compiled.control_CallbackRecord,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listFaults: {
    200: compiled.control_FaultList,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  addFault: {
    201: compiled.control_FaultRecord,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  clearFaults: {
    200: compiled.control_FaultsRemoved,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  removeFault: {
    200: compiled.control_FaultsRemoved,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readAssumptions: {
    200: compiled.control_AssumptionsView,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  changeAssumptions: {
    200: compiled.control_AssumptionsView,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readSettings: {
    200: compiled.control_SettingsView,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  changeSettings: {
    200: compiled.control_SettingsView,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listRecurring: {
    200: compiled.control_RecurringList,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  readRecurring: {
    200: compiled.control_RecurringRecord,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  startRecurring: {
    200: compiled.control_RecurringRecord,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  cancelRecurringNow: {
    200: compiled.control_RecurringRecord,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  arrangeCharges: {
    200: compiled.control_RecurringRecord,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listMerchants: {
    200: compiled.control_MerchantList,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  seedMerchants: {
    200: compiled.control_MerchantList,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  moveClockToBoundary: {
    200: compiled.control_AdvanceResult,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  listLabels: {
    200: compiled.control_LabelList,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  addLabel: {
    201: compiled.control_LabelRecord,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  previewRewind: {
    200: compiled.control_RewindPreview,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  rewindSandbox: {
    200: compiled.control_SandboxSummary,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  forkSandbox: {
    201: compiled.control_SandboxSummary,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  exportSandbox: {
    200: compiled.control_SandboxExport,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  importSandbox: {
    201: compiled.control_SandboxSummary,
    400: compiled.control_Problem,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    413: compiled.control_Problem,
    415: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
  explainInvoice: {
    200: compiled.control_WhyResult,
    401: compiled.control_Problem,
    403: compiled.control_Problem,
    404: compiled.control_Problem,
    409: compiled.control_Problem,
    429: compiled.control_Problem,
    500: compiled.control_Problem,
  },
};
