// @ts-nocheck
// Generated from the YAML files in spec/. To renew it: npm run generate

import type { RequestSchemaName, Validator } from "./validator-types.js";

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
        return /^https?:\/\/[a-z0-9.-]+(?::\d*)?(?:\/[a-z0-9\-._~!$&'()*+,;=:@/]*)?(?:\?[a-z0-9\-._~!$&'()*+,;=:@/?]*)?$/i.test(str) ? !0 : NOT_URI_FRAGMENT.test(str) && URI.test(str);
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
    api_AddInfoRequest: () => api_AddInfoRequest,
    api_AddInvoiceRequest: () => api_AddInvoiceRequest,
    api_CancelInvoiceRequest: () => api_CancelInvoiceRequest,
    api_CancelRecurringRequest: () => api_CancelRecurringRequest,
    api_CardPaymentRequest: () => api_CardPaymentRequest,
    api_CheckLicenseRequest: () => api_CheckLicenseRequest,
    api_ConfirmAccountRequest: () => api_ConfirmAccountRequest,
    api_MerchantInvoiceRequest: () => api_MerchantInvoiceRequest,
    api_MerchantTokenRequest: () => api_MerchantTokenRequest,
    api_PartnerTokenRequest: () => api_PartnerTokenRequest,
    api_ProcessPaymentRequest: () => api_ProcessPaymentRequest,
    api_RefundRequest: () => api_RefundRequest,
    api_RegisterPaymentRequest: () => api_RegisterPaymentRequest,
    api_SendDigitalProductRequest: () => api_SendDigitalProductRequest,
    api_SendOtpRequest: () => api_SendOtpRequest,
    api_ValidateOtpRequest: () => api_ValidateOtpRequest
  });
  var api_MerchantTokenRequest = validate53, schema20 = late(() => ({ type: "object", required: ["apiId", "secretKey"], properties: { apiId: { type: "string", minLength: 1 }, secretKey: { type: "string", minLength: 1 }, persistToken: { type: ["boolean", "string"], enum: [!0, !1, "true", "false"], default: !1, "x-tolerates": "empty-text" } }, additionalProperties: !1 })), func1 = require_ucs2length().default;
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.apiId === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiId" }, message: "must have required property 'apiId'", parentSchema: schema20(), data })), errors++, reportable++), data.secretKey === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secretKey" }, message: "must have required property 'secretKey'", parentSchema: schema20(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "apiId" || key0 === "secretKey" || key0 === "persistToken" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema20(), data })), errors++, reportable++);
      if (data.apiId !== void 0) {
        let data0 = data.apiId;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiId", schemaPath: "#/properties/apiId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema20().properties.apiId, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiId", schemaPath: "#/properties/apiId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.apiId, data: data0 })), errors++, reportable++);
      }
      if (data.secretKey !== void 0) {
        let data1 = data.secretKey;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema20().properties.secretKey, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.secretKey, data: data1 })), errors++, reportable++);
      }
      if (data.persistToken !== void 0) {
        let data2 = data.persistToken;
        typeof data2 != "boolean" && typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/persistToken", schemaPath: "#/properties/persistToken/type", keyword: "type", params: { type: schema20().properties.persistToken.type }, message: "must be boolean,string", parentSchema: schema20().properties.persistToken, data: data2 })), errors++, reportable++), data2 === !0 || data2 === !1 || data2 === "true" || data2 === "false" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/persistToken", schemaPath: "#/properties/persistToken/enum", keyword: "enum", params: { allowedValues: schema20().properties.persistToken.enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties.persistToken, data: data2 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20(), data })), errors++, reportable++;
    return validate53.errors = vErrors, validate53.errorCount = errors, validate53.reportableCount = reportable, errors === 0;
  }
  validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_PartnerTokenRequest = validate54, schema21 = late(() => ({ type: "object", required: ["profileNo", "apiKey"], properties: { profileNo: { type: "string", minLength: 1 }, apiKey: { type: "string", minLength: 1 }, persistToken: { type: ["boolean", "string"], enum: [!0, !1, "true", "false"], default: !1, "x-tolerates": "empty-text" } }, additionalProperties: !1 }));
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.profileNo === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "profileNo" }, message: "must have required property 'profileNo'", parentSchema: schema21(), data })), errors++, reportable++), data.apiKey === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apiKey" }, message: "must have required property 'apiKey'", parentSchema: schema21(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "profileNo" || key0 === "apiKey" || key0 === "persistToken" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema21(), data })), errors++, reportable++);
      if (data.profileNo !== void 0) {
        let data0 = data.profileNo;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/profileNo", schemaPath: "#/properties/profileNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema21().properties.profileNo, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/profileNo", schemaPath: "#/properties/profileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.profileNo, data: data0 })), errors++, reportable++);
      }
      if (data.apiKey !== void 0) {
        let data1 = data.apiKey;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema21().properties.apiKey, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.apiKey, data: data1 })), errors++, reportable++);
      }
      if (data.persistToken !== void 0) {
        let data2 = data.persistToken;
        typeof data2 != "boolean" && typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/persistToken", schemaPath: "#/properties/persistToken/type", keyword: "type", params: { type: schema21().properties.persistToken.type }, message: "must be boolean,string", parentSchema: schema21().properties.persistToken, data: data2 })), errors++, reportable++), data2 === !0 || data2 === !1 || data2 === "true" || data2 === "false" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/persistToken", schemaPath: "#/properties/persistToken/enum", keyword: "enum", params: { allowedValues: schema21().properties.persistToken.enum }, message: "must be equal to one of the allowed values", parentSchema: schema21().properties.persistToken, data: data2 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema21(), data })), errors++, reportable++;
    return validate54.errors = vErrors, validate54.errorCount = errors, validate54.reportableCount = reportable, errors === 0;
  }
  validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_AddInvoiceRequest = validate55, schema22 = late(() => ({ type: "object", required: ["orderNumber", "amount", "callBackUrl", "clientName", "clientMobile", "products"], properties: { orderNumber: { type: "string", minLength: 1, "x-tolerates": "number" }, amount: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-minimum-sar": 5, "x-tolerates": "numeric-string" }, callBackUrl: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", minLength: 1 }, cancelUrl: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", "x-tolerates": "empty-text" }, clientName: { type: "string", minLength: 1, "x-personal": !0 }, clientEmail: { type: "string", format: "email", "x-personal": !0, "x-tolerates": "empty-text" }, clientMobile: { type: "string", minLength: 1, "x-personal": !0 }, currency: { type: "string", enum: ["SAR", "USD", "EUR", "GBP"], default: "SAR" }, products: { type: "array", minItems: 1, items: { type: "object", required: ["title", "price", "qty"], properties: { title: { type: "string", minLength: 1 }, price: { type: "number", format: "double", minimum: 0, maximum: 99999999999e-2, "x-tolerates": "numeric-string" }, qty: { type: "integer", minimum: 1 }, description: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, isDigital: { type: "boolean" }, imageSrc: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", "x-tolerates": "empty-text" }, specificVat: { type: "number", format: "double", minimum: 0, "x-tolerates": "numeric-string" }, productCost: { type: "number", format: "double", minimum: 0, maximum: 99999999999e-2, "x-tolerates": "numeric-string" } }, additionalProperties: !1 } }, smsMessage: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, supportedCardBrands: { type: "array", "x-tolerates": "indexed-object", items: { type: "string", enum: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"] } }, displayPending: { type: "boolean" }, note: { type: "string", minLength: 1, "x-tolerates": "empty-text" } }, additionalProperties: !1 })), func5 = Object.prototype.hasOwnProperty, formats0 = late(() => require_formats().fullFormats.double), formats2 = late(() => require_formats().fullFormats.uri), formats6 = late(() => /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i), pattern3 = late(() => new RegExp("^https?://[^ ]+$", "u"));
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.orderNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", parentSchema: schema22(), data })), errors++, reportable++), data.amount === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", parentSchema: schema22(), data })), errors++, reportable++), data.callBackUrl === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callBackUrl" }, message: "must have required property 'callBackUrl'", parentSchema: schema22(), data })), errors++, reportable++), data.clientName === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", parentSchema: schema22(), data })), errors++, reportable++), data.clientMobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", parentSchema: schema22(), data })), errors++, reportable++), data.products === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "products" }, message: "must have required property 'products'", parentSchema: schema22(), data })), errors++, reportable++);
      for (let key0 in data)
        func5.call(schema22().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema22(), data })), errors++, reportable++);
      if (data.orderNumber !== void 0) {
        let data0 = data.orderNumber;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.orderNumber, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.orderNumber, data: data0 })), errors++, reportable++);
      }
      if (data.amount !== void 0) {
        let data1 = data.amount;
        typeof data1 == "number" && isFinite(data1) ? ((data1 > 99999999999e-2 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema22().properties.amount, data: data1 })), errors++, reportable++), (data1 < 0.01 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema22().properties.amount, data: data1 })), errors++, reportable++), formats0().validate(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema22().properties.amount, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema22().properties.amount, data: data1 })), errors++, reportable++);
      }
      if (data.callBackUrl !== void 0) {
        let data2 = data.callBackUrl;
        typeof data2 == "string" ? (func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.callBackUrl, data: data2 })), errors++, reportable++), pattern3().test(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema22().properties.callBackUrl, data: data2 })), errors++, reportable++), formats2()(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema22().properties.callBackUrl, data: data2 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.callBackUrl, data: data2 })), errors++, reportable++);
      }
      if (data.cancelUrl !== void 0) {
        let data3 = data.cancelUrl;
        typeof data3 == "string" ? (pattern3().test(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema22().properties.cancelUrl, data: data3 })), errors++, reportable++), formats2()(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema22().properties.cancelUrl, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.cancelUrl, data: data3 })), errors++, reportable++);
      }
      if (data.clientName !== void 0) {
        let data4 = data.clientName;
        typeof data4 == "string" ? func1(data4) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.clientName, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.clientName, data: data4 })), errors++, reportable++);
      }
      if (data.clientEmail !== void 0) {
        let data5 = data.clientEmail;
        typeof data5 == "string" ? formats6().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"', parentSchema: schema22().properties.clientEmail, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.clientEmail, data: data5 })), errors++, reportable++);
      }
      if (data.clientMobile !== void 0) {
        let data6 = data.clientMobile;
        typeof data6 == "string" ? func1(data6) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.clientMobile, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.clientMobile, data: data6 })), errors++, reportable++);
      }
      if (data.currency !== void 0) {
        let data7 = data.currency;
        typeof data7 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.currency, data: data7 })), errors++, reportable++), data7 === "SAR" || data7 === "USD" || data7 === "EUR" || data7 === "GBP" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema22().properties.currency.enum }, message: "must be equal to one of the allowed values", parentSchema: schema22().properties.currency, data: data7 })), errors++, reportable++);
      }
      if (data.products !== void 0) {
        let data8 = data.products;
        if (Array.isArray(data8)) {
          data8.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products", schemaPath: "#/properties/products/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", parentSchema: schema22().properties.products, data: data8 })), errors++, reportable++);
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
              data9.title === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", parentSchema: schema22().properties.products.items, data: data9 })), errors++, reportable++), data9.price === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", parentSchema: schema22().properties.products.items, data: data9 })), errors++, reportable++), data9.qty === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "qty" }, message: "must have required property 'qty'", parentSchema: schema22().properties.products.items, data: data9 })), errors++, reportable++);
              for (let key1 in data9)
                key1 === "title" || key1 === "price" || key1 === "qty" || key1 === "description" || key1 === "isDigital" || key1 === "imageSrc" || key1 === "specificVat" || key1 === "productCost" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema22().properties.products.items, data: data9 })), errors++, reportable++);
              if (data9.title !== void 0) {
                let data10 = data9.title;
                typeof data10 == "string" ? func1(data10) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/title", schemaPath: "#/properties/products/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.products.items.properties.title, data: data10 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/title", schemaPath: "#/properties/products/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.products.items.properties.title, data: data10 })), errors++, reportable++);
              }
              if (data9.price !== void 0) {
                let data11 = data9.price;
                typeof data11 == "number" && isFinite(data11) ? ((data11 > 99999999999e-2 || isNaN(data11)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema22().properties.products.items.properties.price, data: data11 })), errors++, reportable++), (data11 < 0 || isNaN(data11)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema22().properties.products.items.properties.price, data: data11 })), errors++, reportable++), formats0().validate(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema22().properties.products.items.properties.price, data: data11 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema22().properties.products.items.properties.price, data: data11 })), errors++, reportable++);
              }
              if (data9.qty !== void 0) {
                let data12 = data9.qty;
                typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/qty", schemaPath: "#/properties/products/items/properties/qty/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema22().properties.products.items.properties.qty, data: data12 })), errors++, reportable++), typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/qty", schemaPath: "#/properties/products/items/properties/qty/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema22().properties.products.items.properties.qty, data: data12 })), errors++, reportable++);
              }
              if (data9.description !== void 0) {
                let data13 = data9.description;
                typeof data13 == "string" ? func1(data13) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/description", schemaPath: "#/properties/products/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.products.items.properties.description, data: data13 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/description", schemaPath: "#/properties/products/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.products.items.properties.description, data: data13 })), errors++, reportable++);
              }
              if (data9.isDigital !== void 0) {
                let data14 = data9.isDigital;
                typeof data14 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/isDigital", schemaPath: "#/properties/products/items/properties/isDigital/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema22().properties.products.items.properties.isDigital, data: data14 })), errors++, reportable++);
              }
              if (data9.imageSrc !== void 0) {
                let data15 = data9.imageSrc;
                typeof data15 == "string" ? (pattern3().test(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema22().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++), formats2()(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema22().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++);
              }
              if (data9.specificVat !== void 0) {
                let data16 = data9.specificVat;
                typeof data16 == "number" && isFinite(data16) ? ((data16 < 0 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema22().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++), formats0().validate(data16) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema22().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema22().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++);
              }
              if (data9.productCost !== void 0) {
                let data17 = data9.productCost;
                typeof data17 == "number" && isFinite(data17) ? ((data17 > 99999999999e-2 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema22().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++), (data17 < 0 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema22().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++), formats0().validate(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema22().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema22().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema22().properties.products.items, data: data9 })), errors++, reportable++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products", schemaPath: "#/properties/products/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema22().properties.products, data: data8 })), errors++, reportable++;
      }
      if (data.smsMessage !== void 0) {
        let data18 = data.smsMessage;
        typeof data18 == "string" ? func1(data18) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/smsMessage", schemaPath: "#/properties/smsMessage/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.smsMessage, data: data18 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/smsMessage", schemaPath: "#/properties/smsMessage/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.smsMessage, data: data18 })), errors++, reportable++);
      }
      if (data.supportedCardBrands !== void 0) {
        let data19 = data.supportedCardBrands;
        if (Array.isArray(data19)) {
          let len1 = data19.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data20 = data19[i1];
            typeof data20 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands/" + i1, schemaPath: "#/properties/supportedCardBrands/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.supportedCardBrands.items, data: data20 })), errors++, reportable++), data20 === "mada" || data20 === "visaMastercard" || data20 === "amex" || data20 === "tamara" || data20 === "stcpay" || data20 === "urpay" || data20 === "tabby" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands/" + i1, schemaPath: "#/properties/supportedCardBrands/items/enum", keyword: "enum", params: { allowedValues: schema22().properties.supportedCardBrands.items.enum }, message: "must be equal to one of the allowed values", parentSchema: schema22().properties.supportedCardBrands.items, data: data20 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands", schemaPath: "#/properties/supportedCardBrands/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema22().properties.supportedCardBrands, data: data19 })), errors++, reportable++;
      }
      if (data.displayPending !== void 0) {
        let data21 = data.displayPending;
        typeof data21 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/displayPending", schemaPath: "#/properties/displayPending/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema22().properties.displayPending, data: data21 })), errors++, reportable++);
      }
      if (data.note !== void 0) {
        let data22 = data.note;
        typeof data22 == "string" ? func1(data22) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.note, data: data22 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.note, data: data22 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema22(), data })), errors++, reportable++;
    return validate55.errors = vErrors, validate55.errorCount = errors, validate55.reportableCount = reportable, errors === 0;
  }
  validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_CancelInvoiceRequest = validate56, schema23 = late(() => ({ type: "object", required: ["transactionNo"], properties: { transactionNo: { type: "string", minLength: 1 } }, additionalProperties: !1 }));
  function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate56.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.transactionNo === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", parentSchema: schema23(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 !== "transactionNo" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema23(), data })), errors++, reportable++);
      if (data.transactionNo !== void 0) {
        let data0 = data.transactionNo;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema23().properties.transactionNo, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema23().properties.transactionNo, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema23(), data })), errors++, reportable++;
    return validate56.errors = vErrors, validate56.errorCount = errors, validate56.reportableCount = reportable, errors === 0;
  }
  validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_CardPaymentRequest = validate57, schema24 = late(() => ({ type: "object", required: ["orderNumber", "amount", "callBackUrl", "clientName", "clientMobile", "products", "card"], properties: { orderNumber: { type: "string", minLength: 1, "x-tolerates": "number" }, amount: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-minimum-sar": 5, "x-tolerates": "numeric-string" }, callBackUrl: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", minLength: 1 }, cancelUrl: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", "x-tolerates": "empty-text" }, clientName: { type: "string", minLength: 1, "x-personal": !0 }, clientEmail: { type: "string", format: "email", "x-personal": !0, "x-tolerates": "empty-text" }, clientMobile: { type: "string", minLength: 1, "x-personal": !0 }, currency: { type: "string", enum: ["SAR", "USD", "EUR", "GBP"] }, products: { type: "array", minItems: 1, items: { type: "object", required: ["title", "price", "qty"], properties: { title: { type: "string", minLength: 1 }, price: { type: "number", format: "double", minimum: 0, maximum: 99999999999e-2, "x-tolerates": "numeric-string" }, qty: { type: "integer", minimum: 1 }, description: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, isDigital: { type: "boolean" }, imageSrc: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", "x-tolerates": "empty-text" }, specificVat: { type: "number", format: "double", minimum: 0, "x-tolerates": "numeric-string" }, productCost: { type: "number", format: "double", minimum: 0, maximum: 99999999999e-2, "x-tolerates": "numeric-string" } }, additionalProperties: !1 } }, smsMessage: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, supportedCardBrands: { type: "array", "x-tolerates": "indexed-object", items: { type: "string", enum: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"] } }, displayPending: { type: "boolean" }, note: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, card: { type: "object", "x-secret": !0, required: ["number", "securityCode", "expiry"], properties: { number: { type: "string", minLength: 1, "x-secret": !0, "x-tolerates": "number" }, securityCode: { type: "string", minLength: 1, "x-secret": !0, "x-tolerates": "number" }, expiry: { type: "object", required: ["month", "year"], properties: { month: { type: "string", minLength: 1, "x-tolerates": "number" }, year: { type: "string", minLength: 1, "x-tolerates": "number" } }, additionalProperties: !1 } }, additionalProperties: !1 } }, additionalProperties: !1 }));
  function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate57.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.orderNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", parentSchema: schema24(), data })), errors++, reportable++), data.amount === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", parentSchema: schema24(), data })), errors++, reportable++), data.callBackUrl === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callBackUrl" }, message: "must have required property 'callBackUrl'", parentSchema: schema24(), data })), errors++, reportable++), data.clientName === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", parentSchema: schema24(), data })), errors++, reportable++), data.clientMobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", parentSchema: schema24(), data })), errors++, reportable++), data.products === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "products" }, message: "must have required property 'products'", parentSchema: schema24(), data })), errors++, reportable++), data.card === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "card" }, message: "must have required property 'card'", parentSchema: schema24(), data })), errors++, reportable++);
      for (let key0 in data)
        func5.call(schema24().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema24(), data })), errors++, reportable++);
      if (data.orderNumber !== void 0) {
        let data0 = data.orderNumber;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.orderNumber, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.orderNumber, data: data0 })), errors++, reportable++);
      }
      if (data.amount !== void 0) {
        let data1 = data.amount;
        typeof data1 == "number" && isFinite(data1) ? ((data1 > 99999999999e-2 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema24().properties.amount, data: data1 })), errors++, reportable++), (data1 < 0.01 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema24().properties.amount, data: data1 })), errors++, reportable++), formats0().validate(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema24().properties.amount, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema24().properties.amount, data: data1 })), errors++, reportable++);
      }
      if (data.callBackUrl !== void 0) {
        let data2 = data.callBackUrl;
        typeof data2 == "string" ? (func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.callBackUrl, data: data2 })), errors++, reportable++), pattern3().test(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema24().properties.callBackUrl, data: data2 })), errors++, reportable++), formats2()(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema24().properties.callBackUrl, data: data2 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.callBackUrl, data: data2 })), errors++, reportable++);
      }
      if (data.cancelUrl !== void 0) {
        let data3 = data.cancelUrl;
        typeof data3 == "string" ? (pattern3().test(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema24().properties.cancelUrl, data: data3 })), errors++, reportable++), formats2()(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema24().properties.cancelUrl, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.cancelUrl, data: data3 })), errors++, reportable++);
      }
      if (data.clientName !== void 0) {
        let data4 = data.clientName;
        typeof data4 == "string" ? func1(data4) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.clientName, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.clientName, data: data4 })), errors++, reportable++);
      }
      if (data.clientEmail !== void 0) {
        let data5 = data.clientEmail;
        typeof data5 == "string" ? formats6().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"', parentSchema: schema24().properties.clientEmail, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.clientEmail, data: data5 })), errors++, reportable++);
      }
      if (data.clientMobile !== void 0) {
        let data6 = data.clientMobile;
        typeof data6 == "string" ? func1(data6) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.clientMobile, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.clientMobile, data: data6 })), errors++, reportable++);
      }
      if (data.currency !== void 0) {
        let data7 = data.currency;
        typeof data7 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.currency, data: data7 })), errors++, reportable++), data7 === "SAR" || data7 === "USD" || data7 === "EUR" || data7 === "GBP" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema24().properties.currency.enum }, message: "must be equal to one of the allowed values", parentSchema: schema24().properties.currency, data: data7 })), errors++, reportable++);
      }
      if (data.products !== void 0) {
        let data8 = data.products;
        if (Array.isArray(data8)) {
          data8.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products", schemaPath: "#/properties/products/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", parentSchema: schema24().properties.products, data: data8 })), errors++, reportable++);
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
              data9.title === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", parentSchema: schema24().properties.products.items, data: data9 })), errors++, reportable++), data9.price === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", parentSchema: schema24().properties.products.items, data: data9 })), errors++, reportable++), data9.qty === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "qty" }, message: "must have required property 'qty'", parentSchema: schema24().properties.products.items, data: data9 })), errors++, reportable++);
              for (let key1 in data9)
                key1 === "title" || key1 === "price" || key1 === "qty" || key1 === "description" || key1 === "isDigital" || key1 === "imageSrc" || key1 === "specificVat" || key1 === "productCost" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema24().properties.products.items, data: data9 })), errors++, reportable++);
              if (data9.title !== void 0) {
                let data10 = data9.title;
                typeof data10 == "string" ? func1(data10) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/title", schemaPath: "#/properties/products/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.products.items.properties.title, data: data10 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/title", schemaPath: "#/properties/products/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.products.items.properties.title, data: data10 })), errors++, reportable++);
              }
              if (data9.price !== void 0) {
                let data11 = data9.price;
                typeof data11 == "number" && isFinite(data11) ? ((data11 > 99999999999e-2 || isNaN(data11)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema24().properties.products.items.properties.price, data: data11 })), errors++, reportable++), (data11 < 0 || isNaN(data11)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema24().properties.products.items.properties.price, data: data11 })), errors++, reportable++), formats0().validate(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema24().properties.products.items.properties.price, data: data11 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema24().properties.products.items.properties.price, data: data11 })), errors++, reportable++);
              }
              if (data9.qty !== void 0) {
                let data12 = data9.qty;
                typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/qty", schemaPath: "#/properties/products/items/properties/qty/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema24().properties.products.items.properties.qty, data: data12 })), errors++, reportable++), typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/qty", schemaPath: "#/properties/products/items/properties/qty/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema24().properties.products.items.properties.qty, data: data12 })), errors++, reportable++);
              }
              if (data9.description !== void 0) {
                let data13 = data9.description;
                typeof data13 == "string" ? func1(data13) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/description", schemaPath: "#/properties/products/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.products.items.properties.description, data: data13 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/description", schemaPath: "#/properties/products/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.products.items.properties.description, data: data13 })), errors++, reportable++);
              }
              if (data9.isDigital !== void 0) {
                let data14 = data9.isDigital;
                typeof data14 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/isDigital", schemaPath: "#/properties/products/items/properties/isDigital/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema24().properties.products.items.properties.isDigital, data: data14 })), errors++, reportable++);
              }
              if (data9.imageSrc !== void 0) {
                let data15 = data9.imageSrc;
                typeof data15 == "string" ? (pattern3().test(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema24().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++), formats2()(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema24().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++);
              }
              if (data9.specificVat !== void 0) {
                let data16 = data9.specificVat;
                typeof data16 == "number" && isFinite(data16) ? ((data16 < 0 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema24().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++), formats0().validate(data16) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema24().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema24().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++);
              }
              if (data9.productCost !== void 0) {
                let data17 = data9.productCost;
                typeof data17 == "number" && isFinite(data17) ? ((data17 > 99999999999e-2 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema24().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++), (data17 < 0 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema24().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++), formats0().validate(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema24().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema24().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema24().properties.products.items, data: data9 })), errors++, reportable++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products", schemaPath: "#/properties/products/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema24().properties.products, data: data8 })), errors++, reportable++;
      }
      if (data.smsMessage !== void 0) {
        let data18 = data.smsMessage;
        typeof data18 == "string" ? func1(data18) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/smsMessage", schemaPath: "#/properties/smsMessage/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.smsMessage, data: data18 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/smsMessage", schemaPath: "#/properties/smsMessage/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.smsMessage, data: data18 })), errors++, reportable++);
      }
      if (data.supportedCardBrands !== void 0) {
        let data19 = data.supportedCardBrands;
        if (Array.isArray(data19)) {
          let len1 = data19.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data20 = data19[i1];
            typeof data20 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands/" + i1, schemaPath: "#/properties/supportedCardBrands/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.supportedCardBrands.items, data: data20 })), errors++, reportable++), data20 === "mada" || data20 === "visaMastercard" || data20 === "amex" || data20 === "tamara" || data20 === "stcpay" || data20 === "urpay" || data20 === "tabby" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands/" + i1, schemaPath: "#/properties/supportedCardBrands/items/enum", keyword: "enum", params: { allowedValues: schema24().properties.supportedCardBrands.items.enum }, message: "must be equal to one of the allowed values", parentSchema: schema24().properties.supportedCardBrands.items, data: data20 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands", schemaPath: "#/properties/supportedCardBrands/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema24().properties.supportedCardBrands, data: data19 })), errors++, reportable++;
      }
      if (data.displayPending !== void 0) {
        let data21 = data.displayPending;
        typeof data21 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/displayPending", schemaPath: "#/properties/displayPending/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema24().properties.displayPending, data: data21 })), errors++, reportable++);
      }
      if (data.note !== void 0) {
        let data22 = data.note;
        typeof data22 == "string" ? func1(data22) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.note, data: data22 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.note, data: data22 })), errors++, reportable++);
      }
      if (data.card !== void 0) {
        let data23 = data.card;
        if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
          data23.number === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card", schemaPath: "#/properties/card/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'", parentSchema: schema24().properties.card, data: data23 })), errors++, reportable++), data23.securityCode === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card", schemaPath: "#/properties/card/required", keyword: "required", params: { missingProperty: "securityCode" }, message: "must have required property 'securityCode'", parentSchema: schema24().properties.card, data: data23 })), errors++, reportable++), data23.expiry === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card", schemaPath: "#/properties/card/required", keyword: "required", params: { missingProperty: "expiry" }, message: "must have required property 'expiry'", parentSchema: schema24().properties.card, data: data23 })), errors++, reportable++);
          for (let key2 in data23)
            key2 === "number" || key2 === "securityCode" || key2 === "expiry" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card", schemaPath: "#/properties/card/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", parentSchema: schema24().properties.card, data: data23 })), errors++, reportable++);
          if (data23.number !== void 0) {
            let data24 = data23.number;
            typeof data24 == "string" ? func1(data24) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/number", schemaPath: "#/properties/card/properties/number/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.card.properties.number, data: data24 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/number", schemaPath: "#/properties/card/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.card.properties.number, data: data24 })), errors++, reportable++);
          }
          if (data23.securityCode !== void 0) {
            let data25 = data23.securityCode;
            typeof data25 == "string" ? func1(data25) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/securityCode", schemaPath: "#/properties/card/properties/securityCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.card.properties.securityCode, data: data25 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/securityCode", schemaPath: "#/properties/card/properties/securityCode/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.card.properties.securityCode, data: data25 })), errors++, reportable++);
          }
          if (data23.expiry !== void 0) {
            let data26 = data23.expiry;
            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
              data26.month === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry", schemaPath: "#/properties/card/properties/expiry/required", keyword: "required", params: { missingProperty: "month" }, message: "must have required property 'month'", parentSchema: schema24().properties.card.properties.expiry, data: data26 })), errors++, reportable++), data26.year === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry", schemaPath: "#/properties/card/properties/expiry/required", keyword: "required", params: { missingProperty: "year" }, message: "must have required property 'year'", parentSchema: schema24().properties.card.properties.expiry, data: data26 })), errors++, reportable++);
              for (let key3 in data26)
                key3 === "month" || key3 === "year" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry", schemaPath: "#/properties/card/properties/expiry/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", parentSchema: schema24().properties.card.properties.expiry, data: data26 })), errors++, reportable++);
              if (data26.month !== void 0) {
                let data27 = data26.month;
                typeof data27 == "string" ? func1(data27) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry/month", schemaPath: "#/properties/card/properties/expiry/properties/month/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.card.properties.expiry.properties.month, data: data27 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry/month", schemaPath: "#/properties/card/properties/expiry/properties/month/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.card.properties.expiry.properties.month, data: data27 })), errors++, reportable++);
              }
              if (data26.year !== void 0) {
                let data28 = data26.year;
                typeof data28 == "string" ? func1(data28) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry/year", schemaPath: "#/properties/card/properties/expiry/properties/year/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.card.properties.expiry.properties.year, data: data28 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry/year", schemaPath: "#/properties/card/properties/expiry/properties/year/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.card.properties.expiry.properties.year, data: data28 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card/expiry", schemaPath: "#/properties/card/properties/expiry/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema24().properties.card.properties.expiry, data: data26 })), errors++, reportable++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/card", schemaPath: "#/properties/card/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema24().properties.card, data: data23 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema24(), data })), errors++, reportable++;
    return validate57.errors = vErrors, validate57.errorCount = errors, validate57.reportableCount = reportable, errors === 0;
  }
  validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_SendDigitalProductRequest = validate58, schema25 = late(() => ({ type: "object", required: ["message", "orderNumber"], properties: { message: { type: "string", minLength: 1 }, orderNumber: { type: "string", minLength: 1, "x-tolerates": "number" } }, additionalProperties: !1 }));
  function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate58.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.message === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", parentSchema: schema25(), data })), errors++, reportable++), data.orderNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", parentSchema: schema25(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "message" || key0 === "orderNumber" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema25(), data })), errors++, reportable++);
      if (data.message !== void 0) {
        let data0 = data.message;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema25().properties.message, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema25().properties.message, data: data0 })), errors++, reportable++);
      }
      if (data.orderNumber !== void 0) {
        let data1 = data.orderNumber;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema25().properties.orderNumber, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema25().properties.orderNumber, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema25(), data })), errors++, reportable++;
    return validate58.errors = vErrors, validate58.errorCount = errors, validate58.reportableCount = reportable, errors === 0;
  }
  validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_RefundRequest = validate59, schema26 = late(() => ({ type: "object", required: ["orderNumber"], properties: { orderNumber: { type: "string", minLength: 1, "x-tolerates": "number" }, refundReason: { type: "string", minLength: 1, "x-tolerates": "empty-text" } }, additionalProperties: !1 }));
  function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.orderNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", parentSchema: schema26(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "orderNumber" || key0 === "refundReason" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema26(), data })), errors++, reportable++);
      if (data.orderNumber !== void 0) {
        let data0 = data.orderNumber;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema26().properties.orderNumber, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.orderNumber, data: data0 })), errors++, reportable++);
      }
      if (data.refundReason !== void 0) {
        let data1 = data.refundReason;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/refundReason", schemaPath: "#/properties/refundReason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema26().properties.refundReason, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/refundReason", schemaPath: "#/properties/refundReason/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.refundReason, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema26(), data })), errors++, reportable++;
    return validate59.errors = vErrors, validate59.errorCount = errors, validate59.reportableCount = reportable, errors === 0;
  }
  validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_MerchantInvoiceRequest = validate60, schema27 = late(() => ({ type: "object", required: ["orderNumber", "amount", "callBackUrl", "clientName", "clientMobile", "products", "receivers"], properties: { orderNumber: { type: "string", minLength: 1, "x-tolerates": "number" }, amount: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-minimum-sar": 5, "x-tolerates": "numeric-string" }, callBackUrl: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", minLength: 1 }, cancelUrl: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", "x-tolerates": "empty-text" }, clientName: { type: "string", minLength: 1, "x-personal": !0 }, clientEmail: { type: "string", format: "email", "x-personal": !0, "x-tolerates": "empty-text" }, clientMobile: { type: "string", minLength: 1, "x-personal": !0 }, currency: { type: "string", enum: ["SAR", "USD", "EUR", "GBP"] }, products: { type: "array", minItems: 1, items: { type: "object", required: ["title", "price", "qty"], properties: { title: { type: "string", minLength: 1 }, price: { type: "number", format: "double", minimum: 0, maximum: 99999999999e-2, "x-tolerates": "numeric-string" }, qty: { type: "integer", minimum: 1 }, description: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, isDigital: { type: "boolean" }, imageSrc: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", "x-tolerates": "empty-text" }, specificVat: { type: "number", format: "double", minimum: 0, "x-tolerates": "numeric-string" }, productCost: { type: "number", format: "double", minimum: 0, maximum: 99999999999e-2, "x-tolerates": "numeric-string" } }, additionalProperties: !1 } }, smsMessage: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, supportedCardBrands: { type: "array", "x-tolerates": "indexed-object", items: { type: "string", enum: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"] } }, displayPending: { type: "boolean" }, note: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, receivers: { type: "array", minItems: 1, maxItems: 100, items: { type: "object", required: ["key", "value"], properties: { key: { type: "string", enum: ["cr", "freelancer", "mobile", "email", "accountNo"] }, value: { type: "string", minLength: 1, "x-personal": !0, "x-tolerates": "number" }, amount: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-tolerates": "numeric-string" }, note: { type: "string", minLength: 1, "x-tolerates": "empty-text" }, isMainReceiver: { type: "boolean" } }, additionalProperties: !1 } }, partnerPortion: { type: "object", required: ["amount"], properties: { amount: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-tolerates": "numeric-string" }, isPayingServiceFees: { type: "boolean" } }, additionalProperties: !1 } }, additionalProperties: !1 }));
  function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.orderNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", parentSchema: schema27(), data })), errors++, reportable++), data.amount === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", parentSchema: schema27(), data })), errors++, reportable++), data.callBackUrl === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callBackUrl" }, message: "must have required property 'callBackUrl'", parentSchema: schema27(), data })), errors++, reportable++), data.clientName === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", parentSchema: schema27(), data })), errors++, reportable++), data.clientMobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", parentSchema: schema27(), data })), errors++, reportable++), data.products === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "products" }, message: "must have required property 'products'", parentSchema: schema27(), data })), errors++, reportable++), data.receivers === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "receivers" }, message: "must have required property 'receivers'", parentSchema: schema27(), data })), errors++, reportable++);
      for (let key0 in data)
        func5.call(schema27().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema27(), data })), errors++, reportable++);
      if (data.orderNumber !== void 0) {
        let data0 = data.orderNumber;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.orderNumber, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.orderNumber, data: data0 })), errors++, reportable++);
      }
      if (data.amount !== void 0) {
        let data1 = data.amount;
        typeof data1 == "number" && isFinite(data1) ? ((data1 > 99999999999e-2 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema27().properties.amount, data: data1 })), errors++, reportable++), (data1 < 0.01 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema27().properties.amount, data: data1 })), errors++, reportable++), formats0().validate(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema27().properties.amount, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema27().properties.amount, data: data1 })), errors++, reportable++);
      }
      if (data.callBackUrl !== void 0) {
        let data2 = data.callBackUrl;
        typeof data2 == "string" ? (func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.callBackUrl, data: data2 })), errors++, reportable++), pattern3().test(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema27().properties.callBackUrl, data: data2 })), errors++, reportable++), formats2()(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema27().properties.callBackUrl, data: data2 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callBackUrl", schemaPath: "#/properties/callBackUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.callBackUrl, data: data2 })), errors++, reportable++);
      }
      if (data.cancelUrl !== void 0) {
        let data3 = data.cancelUrl;
        typeof data3 == "string" ? (pattern3().test(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema27().properties.cancelUrl, data: data3 })), errors++, reportable++), formats2()(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema27().properties.cancelUrl, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancelUrl", schemaPath: "#/properties/cancelUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.cancelUrl, data: data3 })), errors++, reportable++);
      }
      if (data.clientName !== void 0) {
        let data4 = data.clientName;
        typeof data4 == "string" ? func1(data4) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.clientName, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientName", schemaPath: "#/properties/clientName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.clientName, data: data4 })), errors++, reportable++);
      }
      if (data.clientEmail !== void 0) {
        let data5 = data.clientEmail;
        typeof data5 == "string" ? formats6().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"', parentSchema: schema27().properties.clientEmail, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientEmail", schemaPath: "#/properties/clientEmail/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.clientEmail, data: data5 })), errors++, reportable++);
      }
      if (data.clientMobile !== void 0) {
        let data6 = data.clientMobile;
        typeof data6 == "string" ? func1(data6) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.clientMobile, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clientMobile", schemaPath: "#/properties/clientMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.clientMobile, data: data6 })), errors++, reportable++);
      }
      if (data.currency !== void 0) {
        let data7 = data.currency;
        typeof data7 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.currency, data: data7 })), errors++, reportable++), data7 === "SAR" || data7 === "USD" || data7 === "EUR" || data7 === "GBP" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/enum", keyword: "enum", params: { allowedValues: schema27().properties.currency.enum }, message: "must be equal to one of the allowed values", parentSchema: schema27().properties.currency, data: data7 })), errors++, reportable++);
      }
      if (data.products !== void 0) {
        let data8 = data.products;
        if (Array.isArray(data8)) {
          data8.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products", schemaPath: "#/properties/products/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", parentSchema: schema27().properties.products, data: data8 })), errors++, reportable++);
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data9 = data8[i0];
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
              data9.title === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", parentSchema: schema27().properties.products.items, data: data9 })), errors++, reportable++), data9.price === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", parentSchema: schema27().properties.products.items, data: data9 })), errors++, reportable++), data9.qty === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/required", keyword: "required", params: { missingProperty: "qty" }, message: "must have required property 'qty'", parentSchema: schema27().properties.products.items, data: data9 })), errors++, reportable++);
              for (let key1 in data9)
                key1 === "title" || key1 === "price" || key1 === "qty" || key1 === "description" || key1 === "isDigital" || key1 === "imageSrc" || key1 === "specificVat" || key1 === "productCost" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema27().properties.products.items, data: data9 })), errors++, reportable++);
              if (data9.title !== void 0) {
                let data10 = data9.title;
                typeof data10 == "string" ? func1(data10) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/title", schemaPath: "#/properties/products/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.products.items.properties.title, data: data10 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/title", schemaPath: "#/properties/products/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.products.items.properties.title, data: data10 })), errors++, reportable++);
              }
              if (data9.price !== void 0) {
                let data11 = data9.price;
                typeof data11 == "number" && isFinite(data11) ? ((data11 > 99999999999e-2 || isNaN(data11)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema27().properties.products.items.properties.price, data: data11 })), errors++, reportable++), (data11 < 0 || isNaN(data11)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema27().properties.products.items.properties.price, data: data11 })), errors++, reportable++), formats0().validate(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema27().properties.products.items.properties.price, data: data11 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/price", schemaPath: "#/properties/products/items/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema27().properties.products.items.properties.price, data: data11 })), errors++, reportable++);
              }
              if (data9.qty !== void 0) {
                let data12 = data9.qty;
                typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/qty", schemaPath: "#/properties/products/items/properties/qty/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema27().properties.products.items.properties.qty, data: data12 })), errors++, reportable++), typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/qty", schemaPath: "#/properties/products/items/properties/qty/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema27().properties.products.items.properties.qty, data: data12 })), errors++, reportable++);
              }
              if (data9.description !== void 0) {
                let data13 = data9.description;
                typeof data13 == "string" ? func1(data13) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/description", schemaPath: "#/properties/products/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.products.items.properties.description, data: data13 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/description", schemaPath: "#/properties/products/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.products.items.properties.description, data: data13 })), errors++, reportable++);
              }
              if (data9.isDigital !== void 0) {
                let data14 = data9.isDigital;
                typeof data14 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/isDigital", schemaPath: "#/properties/products/items/properties/isDigital/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema27().properties.products.items.properties.isDigital, data: data14 })), errors++, reportable++);
              }
              if (data9.imageSrc !== void 0) {
                let data15 = data9.imageSrc;
                typeof data15 == "string" ? (pattern3().test(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema27().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++), formats2()(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema27().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/imageSrc", schemaPath: "#/properties/products/items/properties/imageSrc/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.products.items.properties.imageSrc, data: data15 })), errors++, reportable++);
              }
              if (data9.specificVat !== void 0) {
                let data16 = data9.specificVat;
                typeof data16 == "number" && isFinite(data16) ? ((data16 < 0 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema27().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++), formats0().validate(data16) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema27().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/specificVat", schemaPath: "#/properties/products/items/properties/specificVat/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema27().properties.products.items.properties.specificVat, data: data16 })), errors++, reportable++);
              }
              if (data9.productCost !== void 0) {
                let data17 = data9.productCost;
                typeof data17 == "number" && isFinite(data17) ? ((data17 > 99999999999e-2 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema27().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++), (data17 < 0 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema27().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++), formats0().validate(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema27().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0 + "/productCost", schemaPath: "#/properties/products/items/properties/productCost/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema27().properties.products.items.properties.productCost, data: data17 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products/" + i0, schemaPath: "#/properties/products/items/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema27().properties.products.items, data: data9 })), errors++, reportable++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/products", schemaPath: "#/properties/products/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema27().properties.products, data: data8 })), errors++, reportable++;
      }
      if (data.smsMessage !== void 0) {
        let data18 = data.smsMessage;
        typeof data18 == "string" ? func1(data18) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/smsMessage", schemaPath: "#/properties/smsMessage/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.smsMessage, data: data18 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/smsMessage", schemaPath: "#/properties/smsMessage/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.smsMessage, data: data18 })), errors++, reportable++);
      }
      if (data.supportedCardBrands !== void 0) {
        let data19 = data.supportedCardBrands;
        if (Array.isArray(data19)) {
          let len1 = data19.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data20 = data19[i1];
            typeof data20 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands/" + i1, schemaPath: "#/properties/supportedCardBrands/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.supportedCardBrands.items, data: data20 })), errors++, reportable++), data20 === "mada" || data20 === "visaMastercard" || data20 === "amex" || data20 === "tamara" || data20 === "stcpay" || data20 === "urpay" || data20 === "tabby" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands/" + i1, schemaPath: "#/properties/supportedCardBrands/items/enum", keyword: "enum", params: { allowedValues: schema27().properties.supportedCardBrands.items.enum }, message: "must be equal to one of the allowed values", parentSchema: schema27().properties.supportedCardBrands.items, data: data20 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/supportedCardBrands", schemaPath: "#/properties/supportedCardBrands/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema27().properties.supportedCardBrands, data: data19 })), errors++, reportable++;
      }
      if (data.displayPending !== void 0) {
        let data21 = data.displayPending;
        typeof data21 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/displayPending", schemaPath: "#/properties/displayPending/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema27().properties.displayPending, data: data21 })), errors++, reportable++);
      }
      if (data.note !== void 0) {
        let data22 = data.note;
        typeof data22 == "string" ? func1(data22) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.note, data: data22 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.note, data: data22 })), errors++, reportable++);
      }
      if (data.receivers !== void 0) {
        let data23 = data.receivers;
        if (Array.isArray(data23)) {
          data23.length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers", schemaPath: "#/properties/receivers/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", parentSchema: schema27().properties.receivers, data: data23 })), errors++, reportable++), data23.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers", schemaPath: "#/properties/receivers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", parentSchema: schema27().properties.receivers, data: data23 })), errors++, reportable++);
          let len2 = data23.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data24 = data23[i2];
            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
              data24.key === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2, schemaPath: "#/properties/receivers/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", parentSchema: schema27().properties.receivers.items, data: data24 })), errors++, reportable++), data24.value === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2, schemaPath: "#/properties/receivers/items/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", parentSchema: schema27().properties.receivers.items, data: data24 })), errors++, reportable++);
              for (let key2 in data24)
                key2 === "key" || key2 === "value" || key2 === "amount" || key2 === "note" || key2 === "isMainReceiver" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2, schemaPath: "#/properties/receivers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", parentSchema: schema27().properties.receivers.items, data: data24 })), errors++, reportable++);
              if (data24.key !== void 0) {
                let data25 = data24.key;
                typeof data25 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/key", schemaPath: "#/properties/receivers/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.receivers.items.properties.key, data: data25 })), errors++, reportable++), data25 === "cr" || data25 === "freelancer" || data25 === "mobile" || data25 === "email" || data25 === "accountNo" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/key", schemaPath: "#/properties/receivers/items/properties/key/enum", keyword: "enum", params: { allowedValues: schema27().properties.receivers.items.properties.key.enum }, message: "must be equal to one of the allowed values", parentSchema: schema27().properties.receivers.items.properties.key, data: data25 })), errors++, reportable++);
              }
              if (data24.value !== void 0) {
                let data26 = data24.value;
                typeof data26 == "string" ? func1(data26) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/value", schemaPath: "#/properties/receivers/items/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.receivers.items.properties.value, data: data26 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/value", schemaPath: "#/properties/receivers/items/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.receivers.items.properties.value, data: data26 })), errors++, reportable++);
              }
              if (data24.amount !== void 0) {
                let data27 = data24.amount;
                typeof data27 == "number" && isFinite(data27) ? ((data27 > 99999999999e-2 || isNaN(data27)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/amount", schemaPath: "#/properties/receivers/items/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema27().properties.receivers.items.properties.amount, data: data27 })), errors++, reportable++), (data27 < 0.01 || isNaN(data27)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/amount", schemaPath: "#/properties/receivers/items/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema27().properties.receivers.items.properties.amount, data: data27 })), errors++, reportable++), formats0().validate(data27) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/amount", schemaPath: "#/properties/receivers/items/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema27().properties.receivers.items.properties.amount, data: data27 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/amount", schemaPath: "#/properties/receivers/items/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema27().properties.receivers.items.properties.amount, data: data27 })), errors++, reportable++);
              }
              if (data24.note !== void 0) {
                let data28 = data24.note;
                typeof data28 == "string" ? func1(data28) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/note", schemaPath: "#/properties/receivers/items/properties/note/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.receivers.items.properties.note, data: data28 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/note", schemaPath: "#/properties/receivers/items/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.receivers.items.properties.note, data: data28 })), errors++, reportable++);
              }
              if (data24.isMainReceiver !== void 0) {
                let data29 = data24.isMainReceiver;
                typeof data29 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2 + "/isMainReceiver", schemaPath: "#/properties/receivers/items/properties/isMainReceiver/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema27().properties.receivers.items.properties.isMainReceiver, data: data29 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers/" + i2, schemaPath: "#/properties/receivers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema27().properties.receivers.items, data: data24 })), errors++, reportable++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/receivers", schemaPath: "#/properties/receivers/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema27().properties.receivers, data: data23 })), errors++, reportable++;
      }
      if (data.partnerPortion !== void 0) {
        let data30 = data.partnerPortion;
        if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
          data30.amount === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion", schemaPath: "#/properties/partnerPortion/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", parentSchema: schema27().properties.partnerPortion, data: data30 })), errors++, reportable++);
          for (let key3 in data30)
            key3 === "amount" || key3 === "isPayingServiceFees" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion", schemaPath: "#/properties/partnerPortion/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", parentSchema: schema27().properties.partnerPortion, data: data30 })), errors++, reportable++);
          if (data30.amount !== void 0) {
            let data31 = data30.amount;
            typeof data31 == "number" && isFinite(data31) ? ((data31 > 99999999999e-2 || isNaN(data31)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion/amount", schemaPath: "#/properties/partnerPortion/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema27().properties.partnerPortion.properties.amount, data: data31 })), errors++, reportable++), (data31 < 0.01 || isNaN(data31)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion/amount", schemaPath: "#/properties/partnerPortion/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema27().properties.partnerPortion.properties.amount, data: data31 })), errors++, reportable++), formats0().validate(data31) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion/amount", schemaPath: "#/properties/partnerPortion/properties/amount/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema27().properties.partnerPortion.properties.amount, data: data31 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion/amount", schemaPath: "#/properties/partnerPortion/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema27().properties.partnerPortion.properties.amount, data: data31 })), errors++, reportable++);
          }
          if (data30.isPayingServiceFees !== void 0) {
            let data32 = data30.isPayingServiceFees;
            typeof data32 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion/isPayingServiceFees", schemaPath: "#/properties/partnerPortion/properties/isPayingServiceFees/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema27().properties.partnerPortion.properties.isPayingServiceFees, data: data32 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerPortion", schemaPath: "#/properties/partnerPortion/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema27().properties.partnerPortion, data: data30 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema27(), data })), errors++, reportable++;
    return validate60.errors = vErrors, validate60.errorCount = errors, validate60.reportableCount = reportable, errors === 0;
  }
  validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_CheckLicenseRequest = validate61, schema28 = late(() => ({ type: "object", required: ["registrationType", "licenseNumber", "mobileNumber", "hijriYear", "hijriMonth", "hijriDay", "partnerProfileNo"], properties: { registrationType: { type: "string", enum: ["freelancer", "cr"] }, licenseNumber: { type: "string", minLength: 1 }, mobileNumber: { type: "string", minLength: 1, "x-personal": !0 }, hijriYear: { type: "string", minLength: 1, "x-tolerates": "number" }, hijriMonth: { type: "string", minLength: 1, "x-tolerates": "number" }, hijriDay: { type: "string", minLength: 1, "x-tolerates": "number" }, partnerProfileNo: { type: "string", minLength: 1 } }, additionalProperties: !1 }));
  function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate61.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.registrationType === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationType" }, message: "must have required property 'registrationType'", parentSchema: schema28(), data })), errors++, reportable++), data.licenseNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "licenseNumber" }, message: "must have required property 'licenseNumber'", parentSchema: schema28(), data })), errors++, reportable++), data.mobileNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobileNumber" }, message: "must have required property 'mobileNumber'", parentSchema: schema28(), data })), errors++, reportable++), data.hijriYear === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hijriYear" }, message: "must have required property 'hijriYear'", parentSchema: schema28(), data })), errors++, reportable++), data.hijriMonth === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hijriMonth" }, message: "must have required property 'hijriMonth'", parentSchema: schema28(), data })), errors++, reportable++), data.hijriDay === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hijriDay" }, message: "must have required property 'hijriDay'", parentSchema: schema28(), data })), errors++, reportable++), data.partnerProfileNo === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerProfileNo" }, message: "must have required property 'partnerProfileNo'", parentSchema: schema28(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "registrationType" || key0 === "licenseNumber" || key0 === "mobileNumber" || key0 === "hijriYear" || key0 === "hijriMonth" || key0 === "hijriDay" || key0 === "partnerProfileNo" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema28(), data })), errors++, reportable++);
      if (data.registrationType !== void 0) {
        let data0 = data.registrationType;
        typeof data0 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/registrationType", schemaPath: "#/properties/registrationType/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.registrationType, data: data0 })), errors++, reportable++), data0 === "freelancer" || data0 === "cr" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/registrationType", schemaPath: "#/properties/registrationType/enum", keyword: "enum", params: { allowedValues: schema28().properties.registrationType.enum }, message: "must be equal to one of the allowed values", parentSchema: schema28().properties.registrationType, data: data0 })), errors++, reportable++);
      }
      if (data.licenseNumber !== void 0) {
        let data1 = data.licenseNumber;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/licenseNumber", schemaPath: "#/properties/licenseNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.licenseNumber, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/licenseNumber", schemaPath: "#/properties/licenseNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.licenseNumber, data: data1 })), errors++, reportable++);
      }
      if (data.mobileNumber !== void 0) {
        let data2 = data.mobileNumber;
        typeof data2 == "string" ? func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobileNumber", schemaPath: "#/properties/mobileNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.mobileNumber, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobileNumber", schemaPath: "#/properties/mobileNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.mobileNumber, data: data2 })), errors++, reportable++);
      }
      if (data.hijriYear !== void 0) {
        let data3 = data.hijriYear;
        typeof data3 == "string" ? func1(data3) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/hijriYear", schemaPath: "#/properties/hijriYear/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.hijriYear, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/hijriYear", schemaPath: "#/properties/hijriYear/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.hijriYear, data: data3 })), errors++, reportable++);
      }
      if (data.hijriMonth !== void 0) {
        let data4 = data.hijriMonth;
        typeof data4 == "string" ? func1(data4) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/hijriMonth", schemaPath: "#/properties/hijriMonth/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.hijriMonth, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/hijriMonth", schemaPath: "#/properties/hijriMonth/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.hijriMonth, data: data4 })), errors++, reportable++);
      }
      if (data.hijriDay !== void 0) {
        let data5 = data.hijriDay;
        typeof data5 == "string" ? func1(data5) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/hijriDay", schemaPath: "#/properties/hijriDay/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.hijriDay, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/hijriDay", schemaPath: "#/properties/hijriDay/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.hijriDay, data: data5 })), errors++, reportable++);
      }
      if (data.partnerProfileNo !== void 0) {
        let data6 = data.partnerProfileNo;
        typeof data6 == "string" ? func1(data6) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.partnerProfileNo, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.partnerProfileNo, data: data6 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28(), data })), errors++, reportable++;
    return validate61.errors = vErrors, validate61.errorCount = errors, validate61.reportableCount = reportable, errors === 0;
  }
  validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_ValidateOtpRequest = validate62, schema29 = late(() => ({ type: "object", required: ["signature", "sessionUuid", "mobile", "partnerProfileNo", "otp"], properties: { signature: { type: "string", minLength: 1 }, sessionUuid: { type: "string", minLength: 1 }, mobile: { type: "string", minLength: 1, "x-personal": !0 }, partnerProfileNo: { type: "string", minLength: 1 }, otp: { type: "string", minLength: 1, "x-tolerates": "number" } }, additionalProperties: !1 }));
  function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate62.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.signature === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" }, message: "must have required property 'signature'", parentSchema: schema29(), data })), errors++, reportable++), data.sessionUuid === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUuid" }, message: "must have required property 'sessionUuid'", parentSchema: schema29(), data })), errors++, reportable++), data.mobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobile" }, message: "must have required property 'mobile'", parentSchema: schema29(), data })), errors++, reportable++), data.partnerProfileNo === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerProfileNo" }, message: "must have required property 'partnerProfileNo'", parentSchema: schema29(), data })), errors++, reportable++), data.otp === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "otp" }, message: "must have required property 'otp'", parentSchema: schema29(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "signature" || key0 === "sessionUuid" || key0 === "mobile" || key0 === "partnerProfileNo" || key0 === "otp" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema29(), data })), errors++, reportable++);
      if (data.signature !== void 0) {
        let data0 = data.signature;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema29().properties.signature, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.signature, data: data0 })), errors++, reportable++);
      }
      if (data.sessionUuid !== void 0) {
        let data1 = data.sessionUuid;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sessionUuid", schemaPath: "#/properties/sessionUuid/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema29().properties.sessionUuid, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sessionUuid", schemaPath: "#/properties/sessionUuid/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.sessionUuid, data: data1 })), errors++, reportable++);
      }
      if (data.mobile !== void 0) {
        let data2 = data.mobile;
        typeof data2 == "string" ? func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema29().properties.mobile, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.mobile, data: data2 })), errors++, reportable++);
      }
      if (data.partnerProfileNo !== void 0) {
        let data3 = data.partnerProfileNo;
        typeof data3 == "string" ? func1(data3) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema29().properties.partnerProfileNo, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.partnerProfileNo, data: data3 })), errors++, reportable++);
      }
      if (data.otp !== void 0) {
        let data4 = data.otp;
        typeof data4 == "string" ? func1(data4) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/otp", schemaPath: "#/properties/otp/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema29().properties.otp, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/otp", schemaPath: "#/properties/otp/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.otp, data: data4 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema29(), data })), errors++, reportable++;
    return validate62.errors = vErrors, validate62.errorCount = errors, validate62.reportableCount = reportable, errors === 0;
  }
  validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_AddInfoRequest = validate63, schema30 = late(() => ({ type: "object", required: ["signature", "sessionUuid", "mobile", "partnerProfileNo", "iban", "bankName", "categoryDescription", "salesVolume", "sellingScope", "nationalId", "licenseName", "email", "firstName", "lastName", "password"], properties: { signature: { type: "string", minLength: 1 }, sessionUuid: { type: "string", minLength: 1 }, mobile: { type: "string", minLength: 1, "x-personal": !0 }, partnerProfileNo: { type: "string", minLength: 1 }, iban: { type: "string", minLength: 1 }, bankName: { type: "string", minLength: 1 }, categoryDescription: { type: "string", minLength: 1 }, salesVolume: { type: "string", minLength: 1, "x-tolerates": "number" }, sellingScope: { type: "string", enum: ["global", "domestic"] }, nationalId: { type: "string", minLength: 1, "x-personal": !0, "x-tolerates": "number" }, licenseName: { type: "string", minLength: 1 }, email: { type: "string", minLength: 1, format: "email", "x-personal": !0 }, firstName: { type: "string", minLength: 1, "x-personal": !0 }, lastName: { type: "string", minLength: 1, "x-personal": !0 }, password: { type: "string", minLength: 1, "x-secret": !0 } }, additionalProperties: !1 }));
  function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate63.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.signature === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" }, message: "must have required property 'signature'", parentSchema: schema30(), data })), errors++, reportable++), data.sessionUuid === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUuid" }, message: "must have required property 'sessionUuid'", parentSchema: schema30(), data })), errors++, reportable++), data.mobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobile" }, message: "must have required property 'mobile'", parentSchema: schema30(), data })), errors++, reportable++), data.partnerProfileNo === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerProfileNo" }, message: "must have required property 'partnerProfileNo'", parentSchema: schema30(), data })), errors++, reportable++), data.iban === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iban" }, message: "must have required property 'iban'", parentSchema: schema30(), data })), errors++, reportable++), data.bankName === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bankName" }, message: "must have required property 'bankName'", parentSchema: schema30(), data })), errors++, reportable++), data.categoryDescription === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "categoryDescription" }, message: "must have required property 'categoryDescription'", parentSchema: schema30(), data })), errors++, reportable++), data.salesVolume === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salesVolume" }, message: "must have required property 'salesVolume'", parentSchema: schema30(), data })), errors++, reportable++), data.sellingScope === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sellingScope" }, message: "must have required property 'sellingScope'", parentSchema: schema30(), data })), errors++, reportable++), data.nationalId === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nationalId" }, message: "must have required property 'nationalId'", parentSchema: schema30(), data })), errors++, reportable++), data.licenseName === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "licenseName" }, message: "must have required property 'licenseName'", parentSchema: schema30(), data })), errors++, reportable++), data.email === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'", parentSchema: schema30(), data })), errors++, reportable++), data.firstName === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstName" }, message: "must have required property 'firstName'", parentSchema: schema30(), data })), errors++, reportable++), data.lastName === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastName" }, message: "must have required property 'lastName'", parentSchema: schema30(), data })), errors++, reportable++), data.password === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'", parentSchema: schema30(), data })), errors++, reportable++);
      for (let key0 in data)
        func5.call(schema30().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema30(), data })), errors++, reportable++);
      if (data.signature !== void 0) {
        let data0 = data.signature;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.signature, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.signature, data: data0 })), errors++, reportable++);
      }
      if (data.sessionUuid !== void 0) {
        let data1 = data.sessionUuid;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sessionUuid", schemaPath: "#/properties/sessionUuid/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.sessionUuid, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sessionUuid", schemaPath: "#/properties/sessionUuid/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.sessionUuid, data: data1 })), errors++, reportable++);
      }
      if (data.mobile !== void 0) {
        let data2 = data.mobile;
        typeof data2 == "string" ? func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.mobile, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.mobile, data: data2 })), errors++, reportable++);
      }
      if (data.partnerProfileNo !== void 0) {
        let data3 = data.partnerProfileNo;
        typeof data3 == "string" ? func1(data3) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.partnerProfileNo, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.partnerProfileNo, data: data3 })), errors++, reportable++);
      }
      if (data.iban !== void 0) {
        let data4 = data.iban;
        typeof data4 == "string" ? func1(data4) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.iban, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.iban, data: data4 })), errors++, reportable++);
      }
      if (data.bankName !== void 0) {
        let data5 = data.bankName;
        typeof data5 == "string" ? func1(data5) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/bankName", schemaPath: "#/properties/bankName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.bankName, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/bankName", schemaPath: "#/properties/bankName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.bankName, data: data5 })), errors++, reportable++);
      }
      if (data.categoryDescription !== void 0) {
        let data6 = data.categoryDescription;
        typeof data6 == "string" ? func1(data6) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/categoryDescription", schemaPath: "#/properties/categoryDescription/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.categoryDescription, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/categoryDescription", schemaPath: "#/properties/categoryDescription/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.categoryDescription, data: data6 })), errors++, reportable++);
      }
      if (data.salesVolume !== void 0) {
        let data7 = data.salesVolume;
        typeof data7 == "string" ? func1(data7) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/salesVolume", schemaPath: "#/properties/salesVolume/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.salesVolume, data: data7 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/salesVolume", schemaPath: "#/properties/salesVolume/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.salesVolume, data: data7 })), errors++, reportable++);
      }
      if (data.sellingScope !== void 0) {
        let data8 = data.sellingScope;
        typeof data8 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sellingScope", schemaPath: "#/properties/sellingScope/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.sellingScope, data: data8 })), errors++, reportable++), data8 === "global" || data8 === "domestic" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sellingScope", schemaPath: "#/properties/sellingScope/enum", keyword: "enum", params: { allowedValues: schema30().properties.sellingScope.enum }, message: "must be equal to one of the allowed values", parentSchema: schema30().properties.sellingScope, data: data8 })), errors++, reportable++);
      }
      if (data.nationalId !== void 0) {
        let data9 = data.nationalId;
        typeof data9 == "string" ? func1(data9) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nationalId", schemaPath: "#/properties/nationalId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.nationalId, data: data9 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nationalId", schemaPath: "#/properties/nationalId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.nationalId, data: data9 })), errors++, reportable++);
      }
      if (data.licenseName !== void 0) {
        let data10 = data.licenseName;
        typeof data10 == "string" ? func1(data10) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/licenseName", schemaPath: "#/properties/licenseName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.licenseName, data: data10 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/licenseName", schemaPath: "#/properties/licenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.licenseName, data: data10 })), errors++, reportable++);
      }
      if (data.email !== void 0) {
        let data11 = data.email;
        typeof data11 == "string" ? (func1(data11) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.email, data: data11 })), errors++, reportable++), formats6().test(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"', parentSchema: schema30().properties.email, data: data11 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.email, data: data11 })), errors++, reportable++);
      }
      if (data.firstName !== void 0) {
        let data12 = data.firstName;
        typeof data12 == "string" ? func1(data12) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.firstName, data: data12 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.firstName, data: data12 })), errors++, reportable++);
      }
      if (data.lastName !== void 0) {
        let data13 = data.lastName;
        typeof data13 == "string" ? func1(data13) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.lastName, data: data13 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.lastName, data: data13 })), errors++, reportable++);
      }
      if (data.password !== void 0) {
        let data14 = data.password;
        typeof data14 == "string" ? func1(data14) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema30().properties.password, data: data14 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.password, data: data14 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema30(), data })), errors++, reportable++;
    return validate63.errors = vErrors, validate63.errorCount = errors, validate63.reportableCount = reportable, errors === 0;
  }
  validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_ConfirmAccountRequest = validate64, schema31 = late(() => ({ type: "object", required: ["signature", "sessionUuid", "mobile", "partnerProfileNo"], properties: { signature: { type: "string", minLength: 1 }, sessionUuid: { type: "string", minLength: 1 }, mobile: { type: "string", minLength: 1, "x-personal": !0 }, partnerProfileNo: { type: "string", minLength: 1 } }, additionalProperties: !1 }));
  function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.signature === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" }, message: "must have required property 'signature'", parentSchema: schema31(), data })), errors++, reportable++), data.sessionUuid === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUuid" }, message: "must have required property 'sessionUuid'", parentSchema: schema31(), data })), errors++, reportable++), data.mobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobile" }, message: "must have required property 'mobile'", parentSchema: schema31(), data })), errors++, reportable++), data.partnerProfileNo === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerProfileNo" }, message: "must have required property 'partnerProfileNo'", parentSchema: schema31(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "signature" || key0 === "sessionUuid" || key0 === "mobile" || key0 === "partnerProfileNo" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema31(), data })), errors++, reportable++);
      if (data.signature !== void 0) {
        let data0 = data.signature;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.signature, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.signature, data: data0 })), errors++, reportable++);
      }
      if (data.sessionUuid !== void 0) {
        let data1 = data.sessionUuid;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sessionUuid", schemaPath: "#/properties/sessionUuid/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.sessionUuid, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sessionUuid", schemaPath: "#/properties/sessionUuid/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.sessionUuid, data: data1 })), errors++, reportable++);
      }
      if (data.mobile !== void 0) {
        let data2 = data.mobile;
        typeof data2 == "string" ? func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.mobile, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mobile", schemaPath: "#/properties/mobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.mobile, data: data2 })), errors++, reportable++);
      }
      if (data.partnerProfileNo !== void 0) {
        let data3 = data.partnerProfileNo;
        typeof data3 == "string" ? func1(data3) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.partnerProfileNo, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.partnerProfileNo, data: data3 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema31(), data })), errors++, reportable++;
    return validate64.errors = vErrors, validate64.errorCount = errors, validate64.reportableCount = reportable, errors === 0;
  }
  validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_SendOtpRequest = validate65, schema32 = late(() => ({ type: "object", required: ["stcpayMobile", "orderNumber", "stcpayMobileCountryCode", "total"], properties: { stcpayMobile: { type: "string", minLength: 1, "x-personal": !0 }, orderNumber: { type: "string", minLength: 1 }, stcpayMobileCountryCode: { type: "string", minLength: 1, "x-personal": !0 }, total: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-tolerates": "numeric-string" } }, additionalProperties: !1 }));
  function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate65.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.stcpayMobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stcpayMobile" }, message: "must have required property 'stcpayMobile'", parentSchema: schema32(), data })), errors++, reportable++), data.orderNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", parentSchema: schema32(), data })), errors++, reportable++), data.stcpayMobileCountryCode === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stcpayMobileCountryCode" }, message: "must have required property 'stcpayMobileCountryCode'", parentSchema: schema32(), data })), errors++, reportable++), data.total === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", parentSchema: schema32(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "stcpayMobile" || key0 === "orderNumber" || key0 === "stcpayMobileCountryCode" || key0 === "total" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema32(), data })), errors++, reportable++);
      if (data.stcpayMobile !== void 0) {
        let data0 = data.stcpayMobile;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobile", schemaPath: "#/properties/stcpayMobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema32().properties.stcpayMobile, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobile", schemaPath: "#/properties/stcpayMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.stcpayMobile, data: data0 })), errors++, reportable++);
      }
      if (data.orderNumber !== void 0) {
        let data1 = data.orderNumber;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema32().properties.orderNumber, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.orderNumber, data: data1 })), errors++, reportable++);
      }
      if (data.stcpayMobileCountryCode !== void 0) {
        let data2 = data.stcpayMobileCountryCode;
        typeof data2 == "string" ? func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobileCountryCode", schemaPath: "#/properties/stcpayMobileCountryCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema32().properties.stcpayMobileCountryCode, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobileCountryCode", schemaPath: "#/properties/stcpayMobileCountryCode/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.stcpayMobileCountryCode, data: data2 })), errors++, reportable++);
      }
      if (data.total !== void 0) {
        let data3 = data.total;
        typeof data3 == "number" && isFinite(data3) ? ((data3 > 99999999999e-2 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema32().properties.total, data: data3 })), errors++, reportable++), (data3 < 0.01 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema32().properties.total, data: data3 })), errors++, reportable++), formats0().validate(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema32().properties.total, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema32().properties.total, data: data3 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema32(), data })), errors++, reportable++;
    return validate65.errors = vErrors, validate65.errorCount = errors, validate65.reportableCount = reportable, errors === 0;
  }
  validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_ProcessPaymentRequest = validate66, schema33 = late(() => ({ type: "object", required: ["stcpayMobile", "orderNumber", "stcpayMobileCountryCode", "total", "stcpayPaymentOTP", "paymentSessionId", "signature", "signedBase64Data"], properties: { stcpayMobile: { type: "string", minLength: 1, "x-personal": !0 }, orderNumber: { type: "string", minLength: 1 }, stcpayMobileCountryCode: { type: "string", minLength: 1, "x-personal": !0 }, total: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-tolerates": "numeric-string" }, stcpayPaymentOTP: { type: "string", minLength: 1 }, paymentSessionId: { type: "string", minLength: 1 }, signature: { type: "string", minLength: 1 }, signedBase64Data: { type: "string", minLength: 1 } }, additionalProperties: !1 }));
  function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate66.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.stcpayMobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stcpayMobile" }, message: "must have required property 'stcpayMobile'", parentSchema: schema33(), data })), errors++, reportable++), data.orderNumber === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", parentSchema: schema33(), data })), errors++, reportable++), data.stcpayMobileCountryCode === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stcpayMobileCountryCode" }, message: "must have required property 'stcpayMobileCountryCode'", parentSchema: schema33(), data })), errors++, reportable++), data.total === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", parentSchema: schema33(), data })), errors++, reportable++), data.stcpayPaymentOTP === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stcpayPaymentOTP" }, message: "must have required property 'stcpayPaymentOTP'", parentSchema: schema33(), data })), errors++, reportable++), data.paymentSessionId === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentSessionId" }, message: "must have required property 'paymentSessionId'", parentSchema: schema33(), data })), errors++, reportable++), data.signature === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" }, message: "must have required property 'signature'", parentSchema: schema33(), data })), errors++, reportable++), data.signedBase64Data === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signedBase64Data" }, message: "must have required property 'signedBase64Data'", parentSchema: schema33(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "stcpayMobile" || key0 === "orderNumber" || key0 === "stcpayMobileCountryCode" || key0 === "total" || key0 === "stcpayPaymentOTP" || key0 === "paymentSessionId" || key0 === "signature" || key0 === "signedBase64Data" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema33(), data })), errors++, reportable++);
      if (data.stcpayMobile !== void 0) {
        let data0 = data.stcpayMobile;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobile", schemaPath: "#/properties/stcpayMobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.stcpayMobile, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobile", schemaPath: "#/properties/stcpayMobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.stcpayMobile, data: data0 })), errors++, reportable++);
      }
      if (data.orderNumber !== void 0) {
        let data1 = data.orderNumber;
        typeof data1 == "string" ? func1(data1) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.orderNumber, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderNumber", schemaPath: "#/properties/orderNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.orderNumber, data: data1 })), errors++, reportable++);
      }
      if (data.stcpayMobileCountryCode !== void 0) {
        let data2 = data.stcpayMobileCountryCode;
        typeof data2 == "string" ? func1(data2) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobileCountryCode", schemaPath: "#/properties/stcpayMobileCountryCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.stcpayMobileCountryCode, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayMobileCountryCode", schemaPath: "#/properties/stcpayMobileCountryCode/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.stcpayMobileCountryCode, data: data2 })), errors++, reportable++);
      }
      if (data.total !== void 0) {
        let data3 = data.total;
        typeof data3 == "number" && isFinite(data3) ? ((data3 > 99999999999e-2 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema33().properties.total, data: data3 })), errors++, reportable++), (data3 < 0.01 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema33().properties.total, data: data3 })), errors++, reportable++), formats0().validate(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema33().properties.total, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema33().properties.total, data: data3 })), errors++, reportable++);
      }
      if (data.stcpayPaymentOTP !== void 0) {
        let data4 = data.stcpayPaymentOTP;
        typeof data4 == "string" ? func1(data4) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayPaymentOTP", schemaPath: "#/properties/stcpayPaymentOTP/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.stcpayPaymentOTP, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/stcpayPaymentOTP", schemaPath: "#/properties/stcpayPaymentOTP/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.stcpayPaymentOTP, data: data4 })), errors++, reportable++);
      }
      if (data.paymentSessionId !== void 0) {
        let data5 = data.paymentSessionId;
        typeof data5 == "string" ? func1(data5) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paymentSessionId", schemaPath: "#/properties/paymentSessionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.paymentSessionId, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paymentSessionId", schemaPath: "#/properties/paymentSessionId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.paymentSessionId, data: data5 })), errors++, reportable++);
      }
      if (data.signature !== void 0) {
        let data6 = data.signature;
        typeof data6 == "string" ? func1(data6) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.signature, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.signature, data: data6 })), errors++, reportable++);
      }
      if (data.signedBase64Data !== void 0) {
        let data7 = data.signedBase64Data;
        typeof data7 == "string" ? func1(data7) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signedBase64Data", schemaPath: "#/properties/signedBase64Data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.signedBase64Data, data: data7 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/signedBase64Data", schemaPath: "#/properties/signedBase64Data/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.signedBase64Data, data: data7 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema33(), data })), errors++, reportable++;
    return validate66.errors = vErrors, validate66.errorCount = errors, validate66.reportableCount = reportable, errors === 0;
  }
  validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_RegisterPaymentRequest = validate67, schema34 = late(() => ({ type: "object", required: ["payment", "customer", "urls", "recurring"], properties: { payment: { type: "object", required: ["value", "currencyCode"], properties: { value: { type: "number", format: "double", minimum: 0.01, maximum: 99999999999e-2, "x-tolerates": "numeric-string" }, currencyCode: { type: "string", enum: ["SAR", "USD", "EUR", "GBP"] }, paymentNote: { type: "string", minLength: 1, "x-tolerates": "empty-text" } }, additionalProperties: !1 }, customer: { type: "object", required: ["name", "mobile"], properties: { name: { type: "string", minLength: 1, "x-personal": !0 }, mobile: { type: "string", minLength: 1, "x-personal": !0 }, email: { type: "string", format: "email", "x-personal": !0, "x-tolerates": "empty-text" } }, additionalProperties: !1 }, urls: { type: "object", required: ["callback"], properties: { callback: { type: "string", format: "uri", pattern: "^https?://[^ ]+$", minLength: 1 } }, additionalProperties: !1 }, recurring: { type: "object", required: ["type", "iterations"], properties: { type: { type: "string", enum: ["Custom", "Daily", "Weekly", "Monthly"] }, intervalDays: { type: ["integer", "string", "null"] }, iterations: { type: "integer", minimum: 0 }, retryCount: { type: "integer", minimum: 0, maximum: 5, default: 0 } }, if: { required: ["type"], properties: { type: { const: "Custom" } } }, then: { required: ["intervalDays"], properties: { type: {}, intervalDays: { type: "integer", minimum: 1, maximum: 180 }, iterations: {}, retryCount: {} } }, additionalProperties: !1 } }, additionalProperties: !1 }));
  function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate67.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.payment === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment" }, message: "must have required property 'payment'", parentSchema: schema34(), data })), errors++, reportable++), data.customer === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer" }, message: "must have required property 'customer'", parentSchema: schema34(), data })), errors++, reportable++), data.urls === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "urls" }, message: "must have required property 'urls'", parentSchema: schema34(), data })), errors++, reportable++), data.recurring === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurring" }, message: "must have required property 'recurring'", parentSchema: schema34(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "payment" || key0 === "customer" || key0 === "urls" || key0 === "recurring" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema34(), data })), errors++, reportable++);
      if (data.payment !== void 0) {
        let data0 = data.payment;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          data0.value === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment", schemaPath: "#/properties/payment/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", parentSchema: schema34().properties.payment, data: data0 })), errors++, reportable++), data0.currencyCode === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment", schemaPath: "#/properties/payment/required", keyword: "required", params: { missingProperty: "currencyCode" }, message: "must have required property 'currencyCode'", parentSchema: schema34().properties.payment, data: data0 })), errors++, reportable++);
          for (let key1 in data0)
            key1 === "value" || key1 === "currencyCode" || key1 === "paymentNote" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment", schemaPath: "#/properties/payment/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema34().properties.payment, data: data0 })), errors++, reportable++);
          if (data0.value !== void 0) {
            let data1 = data0.value;
            typeof data1 == "number" && isFinite(data1) ? ((data1 > 99999999999e-2 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/value", schemaPath: "#/properties/payment/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema34().properties.payment.properties.value, data: data1 })), errors++, reportable++), (data1 < 0.01 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/value", schemaPath: "#/properties/payment/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01", parentSchema: schema34().properties.payment.properties.value, data: data1 })), errors++, reportable++), formats0().validate(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/value", schemaPath: "#/properties/payment/properties/value/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema34().properties.payment.properties.value, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/value", schemaPath: "#/properties/payment/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema34().properties.payment.properties.value, data: data1 })), errors++, reportable++);
          }
          if (data0.currencyCode !== void 0) {
            let data2 = data0.currencyCode;
            typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/currencyCode", schemaPath: "#/properties/payment/properties/currencyCode/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema34().properties.payment.properties.currencyCode, data: data2 })), errors++, reportable++), data2 === "SAR" || data2 === "USD" || data2 === "EUR" || data2 === "GBP" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/currencyCode", schemaPath: "#/properties/payment/properties/currencyCode/enum", keyword: "enum", params: { allowedValues: schema34().properties.payment.properties.currencyCode.enum }, message: "must be equal to one of the allowed values", parentSchema: schema34().properties.payment.properties.currencyCode, data: data2 })), errors++, reportable++);
          }
          if (data0.paymentNote !== void 0) {
            let data3 = data0.paymentNote;
            typeof data3 == "string" ? func1(data3) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/paymentNote", schemaPath: "#/properties/payment/properties/paymentNote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema34().properties.payment.properties.paymentNote, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment/paymentNote", schemaPath: "#/properties/payment/properties/paymentNote/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema34().properties.payment.properties.paymentNote, data: data3 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment", schemaPath: "#/properties/payment/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema34().properties.payment, data: data0 })), errors++, reportable++;
      }
      if (data.customer !== void 0) {
        let data4 = data.customer;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          data4.name === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", parentSchema: schema34().properties.customer, data: data4 })), errors++, reportable++), data4.mobile === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/required", keyword: "required", params: { missingProperty: "mobile" }, message: "must have required property 'mobile'", parentSchema: schema34().properties.customer, data: data4 })), errors++, reportable++);
          for (let key2 in data4)
            key2 === "name" || key2 === "mobile" || key2 === "email" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", parentSchema: schema34().properties.customer, data: data4 })), errors++, reportable++);
          if (data4.name !== void 0) {
            let data5 = data4.name;
            typeof data5 == "string" ? func1(data5) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer/name", schemaPath: "#/properties/customer/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema34().properties.customer.properties.name, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer/name", schemaPath: "#/properties/customer/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema34().properties.customer.properties.name, data: data5 })), errors++, reportable++);
          }
          if (data4.mobile !== void 0) {
            let data6 = data4.mobile;
            typeof data6 == "string" ? func1(data6) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer/mobile", schemaPath: "#/properties/customer/properties/mobile/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema34().properties.customer.properties.mobile, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer/mobile", schemaPath: "#/properties/customer/properties/mobile/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema34().properties.customer.properties.mobile, data: data6 })), errors++, reportable++);
          }
          if (data4.email !== void 0) {
            let data7 = data4.email;
            typeof data7 == "string" ? formats6().test(data7) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer/email", schemaPath: "#/properties/customer/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"', parentSchema: schema34().properties.customer.properties.email, data: data7 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer/email", schemaPath: "#/properties/customer/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema34().properties.customer.properties.email, data: data7 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/customer", schemaPath: "#/properties/customer/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema34().properties.customer, data: data4 })), errors++, reportable++;
      }
      if (data.urls !== void 0) {
        let data8 = data.urls;
        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
          data8.callback === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/urls", schemaPath: "#/properties/urls/required", keyword: "required", params: { missingProperty: "callback" }, message: "must have required property 'callback'", parentSchema: schema34().properties.urls, data: data8 })), errors++, reportable++);
          for (let key3 in data8)
            key3 !== "callback" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/urls", schemaPath: "#/properties/urls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", parentSchema: schema34().properties.urls, data: data8 })), errors++, reportable++);
          if (data8.callback !== void 0) {
            let data9 = data8.callback;
            typeof data9 == "string" ? (func1(data9) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/urls/callback", schemaPath: "#/properties/urls/properties/callback/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema34().properties.urls.properties.callback, data: data9 })), errors++, reportable++), pattern3().test(data9) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/urls/callback", schemaPath: "#/properties/urls/properties/callback/pattern", keyword: "pattern", params: { pattern: "^https?://[^ ]+$" }, message: 'must match pattern "^https?://[^ ]+$"', parentSchema: schema34().properties.urls.properties.callback, data: data9 })), errors++, reportable++), formats2()(data9) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/urls/callback", schemaPath: "#/properties/urls/properties/callback/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema34().properties.urls.properties.callback, data: data9 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/urls/callback", schemaPath: "#/properties/urls/properties/callback/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema34().properties.urls.properties.callback, data: data9 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/urls", schemaPath: "#/properties/urls/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema34().properties.urls, data: data8 })), errors++, reportable++;
      }
      if (data.recurring !== void 0) {
        let data10 = data.recurring, _errs27 = errors, _reportable27 = reportable, valid4 = !0, _errs28 = errors, _reportable28 = reportable;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          let missing0;
          data10.type === void 0 && (missing0 = "type") ? (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++) : data10.type !== void 0 && data10.type !== "Custom" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
        }
        var _valid0 = _errs28 === errors;
        if (errors = _errs27, reportable = _reportable27, vErrors !== null && (_errs27 ? vErrors.length = Math.min(_errs27, 1e3) : vErrors = null), _valid0) {
          let _errs30 = errors, _reportable30 = reportable;
          if (data10 && typeof data10 == "object" && !Array.isArray(data10) && (data10.intervalDays === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/then/required", keyword: "required", params: { missingProperty: "intervalDays" }, message: "must have required property 'intervalDays'", parentSchema: schema34().properties.recurring.then, data: data10 })), errors++, reportable++), data10.intervalDays !== void 0)) {
            let data12 = data10.intervalDays;
            typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/intervalDays", schemaPath: "#/properties/recurring/then/properties/intervalDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema34().properties.recurring.then.properties.intervalDays, data: data12 })), errors++, reportable++), typeof data12 == "number" && isFinite(data12) && ((data12 > 180 || isNaN(data12)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/intervalDays", schemaPath: "#/properties/recurring/then/properties/intervalDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180", parentSchema: schema34().properties.recurring.then.properties.intervalDays, data: data12 })), errors++, reportable++), (data12 < 1 || isNaN(data12)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/intervalDays", schemaPath: "#/properties/recurring/then/properties/intervalDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema34().properties.recurring.then.properties.intervalDays, data: data12 })), errors++, reportable++));
          }
          var _valid0 = _errs30 === errors;
          if (valid4 = _valid0, valid4) {
            var props0 = {};
            props0.type = !0, props0.intervalDays = !0, props0.iterations = !0, props0.retryCount = !0;
          }
        }
        if (valid4 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema34().properties.recurring, data: data10 })), errors++), data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          data10.type === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", parentSchema: schema34().properties.recurring, data: data10 })), errors++, reportable++), data10.iterations === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/required", keyword: "required", params: { missingProperty: "iterations" }, message: "must have required property 'iterations'", parentSchema: schema34().properties.recurring, data: data10 })), errors++, reportable++);
          for (let key4 in data10)
            key4 === "type" || key4 === "intervalDays" || key4 === "iterations" || key4 === "retryCount" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", parentSchema: schema34().properties.recurring, data: data10 })), errors++, reportable++);
          if (data10.type !== void 0) {
            let data13 = data10.type;
            typeof data13 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/type", schemaPath: "#/properties/recurring/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema34().properties.recurring.properties.type, data: data13 })), errors++, reportable++), data13 === "Custom" || data13 === "Daily" || data13 === "Weekly" || data13 === "Monthly" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/type", schemaPath: "#/properties/recurring/properties/type/enum", keyword: "enum", params: { allowedValues: schema34().properties.recurring.properties.type.enum }, message: "must be equal to one of the allowed values", parentSchema: schema34().properties.recurring.properties.type, data: data13 })), errors++, reportable++);
          }
          if (data10.intervalDays !== void 0) {
            let data14 = data10.intervalDays;
            !(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && typeof data14 != "string" && data14 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/intervalDays", schemaPath: "#/properties/recurring/properties/intervalDays/type", keyword: "type", params: { type: schema34().properties.recurring.properties.intervalDays.type }, message: "must be integer,string,null", parentSchema: schema34().properties.recurring.properties.intervalDays, data: data14 })), errors++, reportable++);
          }
          if (data10.iterations !== void 0) {
            let data15 = data10.iterations;
            typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/iterations", schemaPath: "#/properties/recurring/properties/iterations/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema34().properties.recurring.properties.iterations, data: data15 })), errors++, reportable++), typeof data15 == "number" && isFinite(data15) && (data15 < 0 || isNaN(data15)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/iterations", schemaPath: "#/properties/recurring/properties/iterations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema34().properties.recurring.properties.iterations, data: data15 })), errors++, reportable++);
          }
          if (data10.retryCount !== void 0) {
            let data16 = data10.retryCount;
            typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/retryCount", schemaPath: "#/properties/recurring/properties/retryCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema34().properties.recurring.properties.retryCount, data: data16 })), errors++, reportable++), typeof data16 == "number" && isFinite(data16) && ((data16 > 5 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/retryCount", schemaPath: "#/properties/recurring/properties/retryCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", parentSchema: schema34().properties.recurring.properties.retryCount, data: data16 })), errors++, reportable++), (data16 < 0 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring/retryCount", schemaPath: "#/properties/recurring/properties/retryCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema34().properties.recurring.properties.retryCount, data: data16 })), errors++, reportable++));
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema34().properties.recurring, data: data10 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema34(), data })), errors++, reportable++;
    return validate67.errors = vErrors, validate67.errorCount = errors, validate67.reportableCount = reportable, errors === 0;
  }
  validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var api_CancelRecurringRequest = validate68, schema35 = late(() => ({ type: "object", required: ["recurringId"], properties: { recurringId: { type: "string", minLength: 1 } }, additionalProperties: !1 }));
  function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.recurringId === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", parentSchema: schema35(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 !== "recurringId" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema35(), data })), errors++, reportable++);
      if (data.recurringId !== void 0) {
        let data0 = data.recurringId;
        typeof data0 == "string" ? func1(data0) < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema35().properties.recurringId, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema35().properties.recurringId, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema35(), data })), errors++, reportable++;
    return validate68.errors = vErrors, validate68.errorCount = errors, validate68.reportableCount = reportable, errors === 0;
  }
  validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function add(kept, count, error) {
    return kept === null ? [error] : (kept[count] = error, kept);
  }
  function late(make) {
    let made;
    return () => made ??= make();
  }
  return __toCommonJS(stdin_exports);
})();

/** Validators of the request bodies of the service. They count an unknown field as an error. */
export const requestValidators: Readonly<Record<RequestSchemaName, Validator>> = {
  MerchantTokenRequest: compiled.api_MerchantTokenRequest,
  PartnerTokenRequest: compiled.api_PartnerTokenRequest,
  AddInvoiceRequest: compiled.api_AddInvoiceRequest,
  CancelInvoiceRequest: compiled.api_CancelInvoiceRequest,
  CardPaymentRequest: compiled.api_CardPaymentRequest,
  SendDigitalProductRequest: compiled.api_SendDigitalProductRequest,
  RefundRequest: compiled.api_RefundRequest,
  MerchantInvoiceRequest: compiled.api_MerchantInvoiceRequest,
  CheckLicenseRequest: compiled.api_CheckLicenseRequest,
  ValidateOtpRequest: compiled.api_ValidateOtpRequest,
  AddInfoRequest: compiled.api_AddInfoRequest,
  ConfirmAccountRequest: compiled.api_ConfirmAccountRequest,
  SendOtpRequest: compiled.api_SendOtpRequest,
  ProcessPaymentRequest: compiled.api_ProcessPaymentRequest,
  RegisterPaymentRequest: compiled.api_RegisterPaymentRequest,
  CancelRecurringRequest: compiled.api_CancelRecurringRequest,
};
