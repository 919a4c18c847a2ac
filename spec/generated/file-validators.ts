// @ts-nocheck
// Generated from the YAML files in spec/. To renew it: npm run generate

import type { Validator } from "./validator-types.js";

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

  // <stdin>
  var stdin_exports = {};
  __export(stdin_exports, {
    files_AssumptionOptions: () => files_AssumptionOptions,
    files_FaultRequest: () => files_FaultRequest,
    files_MerchantSeeds: () => files_MerchantSeeds,
    files_SettingsPatch: () => files_SettingsPatch,
    files_StartOptions: () => files_StartOptions
  });
  var files_AssumptionOptions = validate53, schema20 = { type: "object", properties: { "order-status-case": { type: "string", enum: ["mixed", "upper", "title"] }, "cancel-success-type": { type: "string", enum: ["string", "boolean"] }, "callback-channel": { type: "string", enum: ["auto", "gateway", "both"] }, "callback-method": { type: "string", enum: ["get", "post"] }, "callback-params": { type: "string", enum: ["camel", "pascal", "both"] }, "callback-retry": { type: "string", enum: ["growing", "fixed", "none"] }, "callback-signature": { type: "string", enum: ["none", "hmac-sha256"] }, "webhook-version": { type: "string", enum: ["v1", "v2"] }, "expiry-notifies": { type: "string", enum: ["yes", "no"] }, "duplicate-order-number": { type: "string", enum: ["accept", "reject"] }, "payment-receipt": { type: "string", enum: ["object", "null"] }, tabby: { type: "string", enum: ["accept", "reject"] }, "payment-errors-shape": { type: "string", enum: ["string", "array"] }, "register-failure-status": { type: "string", enum: ["400", "200"] }, "validation-errors-shape": { type: "string", enum: ["objects", "strings", "map"] }, "auth-failure": { type: "string", enum: ["401", "403", "401-empty"] }, "total-mismatch": { type: "string", enum: ["reject", "accept"] }, "otp-code": { type: "string", enum: ["fixed", "generated"] }, "otp-lifetime": { type: "string", enum: ["PT5M", "PT1M", "PT10M"] }, "creation-date-unit": { type: "string", enum: ["milliseconds", "seconds"] }, "invoice-url-host": { anyOf: [{ type: "string", enum: ["own"] }, { type: "string", format: "uri", pattern: "^https?://[^/]", "x-prefix": "http" }], "x-expected": "own or an http URL" }, "foreign-minimum": { type: "string", enum: ["converted", "as-is"] }, "first-charge": { type: "string", enum: ["on-payment-page", "at-registration"] } }, additionalProperties: !1, "x-unknown": "is no assumption" }, func1 = Object.prototype.hasOwnProperty, formats0 = require_formats().fullFormats.uri, pattern3 = new RegExp("^https?://[^/]", "u");
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!func1.call(schema20.properties, key0)) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema20, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      if (data["order-status-case"] !== void 0) {
        let data0 = data["order-status-case"];
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["order-status-case"].type, parentSchema: schema20.properties["order-status-case"], data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
        if (!(data0 === "mixed" || data0 === "upper" || data0 === "title")) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/enum", keyword: "enum", params: { allowedValues: schema20.properties["order-status-case"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["order-status-case"].enum, parentSchema: schema20.properties["order-status-case"], data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data["cancel-success-type"] !== void 0) {
        let data1 = data["cancel-success-type"];
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["cancel-success-type"].type, parentSchema: schema20.properties["cancel-success-type"], data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "string" || data1 === "boolean")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/enum", keyword: "enum", params: { allowedValues: schema20.properties["cancel-success-type"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["cancel-success-type"].enum, parentSchema: schema20.properties["cancel-success-type"], data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-channel"] !== void 0) {
        let data2 = data["callback-channel"];
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["callback-channel"].type, parentSchema: schema20.properties["callback-channel"], data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (!(data2 === "auto" || data2 === "gateway" || data2 === "both")) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/enum", keyword: "enum", params: { allowedValues: schema20.properties["callback-channel"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["callback-channel"].enum, parentSchema: schema20.properties["callback-channel"], data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-method"] !== void 0) {
        let data3 = data["callback-method"];
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["callback-method"].type, parentSchema: schema20.properties["callback-method"], data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (!(data3 === "get" || data3 === "post")) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/enum", keyword: "enum", params: { allowedValues: schema20.properties["callback-method"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["callback-method"].enum, parentSchema: schema20.properties["callback-method"], data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-params"] !== void 0) {
        let data4 = data["callback-params"];
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["callback-params"].type, parentSchema: schema20.properties["callback-params"], data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (!(data4 === "camel" || data4 === "pascal" || data4 === "both")) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/enum", keyword: "enum", params: { allowedValues: schema20.properties["callback-params"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["callback-params"].enum, parentSchema: schema20.properties["callback-params"], data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-retry"] !== void 0) {
        let data5 = data["callback-retry"];
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["callback-retry"].type, parentSchema: schema20.properties["callback-retry"], data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (!(data5 === "growing" || data5 === "fixed" || data5 === "none")) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/enum", keyword: "enum", params: { allowedValues: schema20.properties["callback-retry"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["callback-retry"].enum, parentSchema: schema20.properties["callback-retry"], data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-signature"] !== void 0) {
        let data6 = data["callback-signature"];
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["callback-signature"].type, parentSchema: schema20.properties["callback-signature"], data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (!(data6 === "none" || data6 === "hmac-sha256")) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/enum", keyword: "enum", params: { allowedValues: schema20.properties["callback-signature"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["callback-signature"].enum, parentSchema: schema20.properties["callback-signature"], data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data["webhook-version"] !== void 0) {
        let data7 = data["webhook-version"];
        if (typeof data7 != "string") {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["webhook-version"].type, parentSchema: schema20.properties["webhook-version"], data: data7 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (!(data7 === "v1" || data7 === "v2")) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/enum", keyword: "enum", params: { allowedValues: schema20.properties["webhook-version"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["webhook-version"].enum, parentSchema: schema20.properties["webhook-version"], data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data["expiry-notifies"] !== void 0) {
        let data8 = data["expiry-notifies"];
        if (typeof data8 != "string") {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["expiry-notifies"].type, parentSchema: schema20.properties["expiry-notifies"], data: data8 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
        if (!(data8 === "yes" || data8 === "no")) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/enum", keyword: "enum", params: { allowedValues: schema20.properties["expiry-notifies"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["expiry-notifies"].enum, parentSchema: schema20.properties["expiry-notifies"], data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data["duplicate-order-number"] !== void 0) {
        let data9 = data["duplicate-order-number"];
        if (typeof data9 != "string") {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["duplicate-order-number"].type, parentSchema: schema20.properties["duplicate-order-number"], data: data9 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
        if (!(data9 === "accept" || data9 === "reject")) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/enum", keyword: "enum", params: { allowedValues: schema20.properties["duplicate-order-number"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["duplicate-order-number"].enum, parentSchema: schema20.properties["duplicate-order-number"], data: data9 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data["payment-receipt"] !== void 0) {
        let data10 = data["payment-receipt"];
        if (typeof data10 != "string") {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["payment-receipt"].type, parentSchema: schema20.properties["payment-receipt"], data: data10 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
        if (!(data10 === "object" || data10 === "null")) {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/enum", keyword: "enum", params: { allowedValues: schema20.properties["payment-receipt"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["payment-receipt"].enum, parentSchema: schema20.properties["payment-receipt"], data: data10 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      if (data.tabby !== void 0) {
        let data11 = data.tabby;
        if (typeof data11 != "string") {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.tabby.type, parentSchema: schema20.properties.tabby, data: data11 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
        if (!(data11 === "accept" || data11 === "reject")) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/enum", keyword: "enum", params: { allowedValues: schema20.properties.tabby.enum }, message: "must be equal to one of the allowed values", schema: schema20.properties.tabby.enum, parentSchema: schema20.properties.tabby, data: data11 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data["payment-errors-shape"] !== void 0) {
        let data12 = data["payment-errors-shape"];
        if (typeof data12 != "string") {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["payment-errors-shape"].type, parentSchema: schema20.properties["payment-errors-shape"], data: data12 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
        if (!(data12 === "string" || data12 === "array")) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/enum", keyword: "enum", params: { allowedValues: schema20.properties["payment-errors-shape"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["payment-errors-shape"].enum, parentSchema: schema20.properties["payment-errors-shape"], data: data12 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data["register-failure-status"] !== void 0) {
        let data13 = data["register-failure-status"];
        if (typeof data13 != "string") {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["register-failure-status"].type, parentSchema: schema20.properties["register-failure-status"], data: data13 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (!(data13 === "400" || data13 === "200")) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/enum", keyword: "enum", params: { allowedValues: schema20.properties["register-failure-status"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["register-failure-status"].enum, parentSchema: schema20.properties["register-failure-status"], data: data13 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data["validation-errors-shape"] !== void 0) {
        let data14 = data["validation-errors-shape"];
        if (typeof data14 != "string") {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["validation-errors-shape"].type, parentSchema: schema20.properties["validation-errors-shape"], data: data14 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
        if (!(data14 === "objects" || data14 === "strings" || data14 === "map")) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/enum", keyword: "enum", params: { allowedValues: schema20.properties["validation-errors-shape"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["validation-errors-shape"].enum, parentSchema: schema20.properties["validation-errors-shape"], data: data14 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data["auth-failure"] !== void 0) {
        let data15 = data["auth-failure"];
        if (typeof data15 != "string") {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["auth-failure"].type, parentSchema: schema20.properties["auth-failure"], data: data15 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
        if (!(data15 === "401" || data15 === "403" || data15 === "401-empty")) {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/enum", keyword: "enum", params: { allowedValues: schema20.properties["auth-failure"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["auth-failure"].enum, parentSchema: schema20.properties["auth-failure"], data: data15 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
      if (data["total-mismatch"] !== void 0) {
        let data16 = data["total-mismatch"];
        if (typeof data16 != "string") {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["total-mismatch"].type, parentSchema: schema20.properties["total-mismatch"], data: data16 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
        if (!(data16 === "reject" || data16 === "accept")) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/enum", keyword: "enum", params: { allowedValues: schema20.properties["total-mismatch"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["total-mismatch"].enum, parentSchema: schema20.properties["total-mismatch"], data: data16 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
      }
      if (data["otp-code"] !== void 0) {
        let data17 = data["otp-code"];
        if (typeof data17 != "string") {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["otp-code"].type, parentSchema: schema20.properties["otp-code"], data: data17 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
        if (!(data17 === "fixed" || data17 === "generated")) {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/enum", keyword: "enum", params: { allowedValues: schema20.properties["otp-code"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["otp-code"].enum, parentSchema: schema20.properties["otp-code"], data: data17 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
      }
      if (data["otp-lifetime"] !== void 0) {
        let data18 = data["otp-lifetime"];
        if (typeof data18 != "string") {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["otp-lifetime"].type, parentSchema: schema20.properties["otp-lifetime"], data: data18 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
        if (!(data18 === "PT5M" || data18 === "PT1M" || data18 === "PT10M")) {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/enum", keyword: "enum", params: { allowedValues: schema20.properties["otp-lifetime"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["otp-lifetime"].enum, parentSchema: schema20.properties["otp-lifetime"], data: data18 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
      }
      if (data["creation-date-unit"] !== void 0) {
        let data19 = data["creation-date-unit"];
        if (typeof data19 != "string") {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["creation-date-unit"].type, parentSchema: schema20.properties["creation-date-unit"], data: data19 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
        if (!(data19 === "milliseconds" || data19 === "seconds")) {
          if (errors < 1e3) {
            let err40 = { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/enum", keyword: "enum", params: { allowedValues: schema20.properties["creation-date-unit"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["creation-date-unit"].enum, parentSchema: schema20.properties["creation-date-unit"], data: data19 };
            vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
          }
          errors++, reportable++;
        }
      }
      if (data["invoice-url-host"] !== void 0) {
        let data20 = data["invoice-url-host"], _errs43 = errors, _reportable43 = reportable, valid1 = !1, _errs44 = errors, _reportable44 = reportable;
        if (typeof data20 != "string") {
          if (errors < 1e3) {
            let err41 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["invoice-url-host"].anyOf[0].type, parentSchema: schema20.properties["invoice-url-host"].anyOf[0], data: data20 };
            vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
          }
          errors++;
        }
        if (data20 !== "own") {
          if (errors < 1e3) {
            let err42 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema20.properties["invoice-url-host"].anyOf[0].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["invoice-url-host"].anyOf[0].enum, parentSchema: schema20.properties["invoice-url-host"].anyOf[0], data: data20 };
            vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
          }
          errors++;
        }
        var _valid0 = _errs44 === errors;
        valid1 = valid1 || _valid0;
        let _errs46 = errors, _reportable46 = reportable;
        if (typeof data20 == "string") {
          if (!pattern3.test(data20)) {
            if (errors < 1e3) {
              let err43 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^https?://[^/]" }, message: 'must match pattern "^https?://[^/]"', schema: "^https?://[^/]", parentSchema: schema20.properties["invoice-url-host"].anyOf[1], data: data20 };
              vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
            }
            errors++;
          }
          if (!formats0(data20)) {
            if (errors < 1e3) {
              let err44 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema20.properties["invoice-url-host"].anyOf[1], data: data20 };
              vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
            }
            errors++;
          }
        } else {
          if (errors < 1e3) {
            let err45 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["invoice-url-host"].anyOf[1].type, parentSchema: schema20.properties["invoice-url-host"].anyOf[1], data: data20 };
            vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
          }
          errors++;
        }
        var _valid0 = _errs46 === errors;
        if (valid1 = valid1 || _valid0, valid1)
          errors = _errs43, reportable = _reportable43, vErrors !== null && (_errs43 ? vErrors.length = Math.min(_errs43, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err46 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema20.properties["invoice-url-host"].anyOf, parentSchema: schema20.properties["invoice-url-host"], data: data20 };
            vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
          }
          errors++, reportable++;
        }
      }
      if (data["foreign-minimum"] !== void 0) {
        let data21 = data["foreign-minimum"];
        if (typeof data21 != "string") {
          if (errors < 1e3) {
            let err47 = { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["foreign-minimum"].type, parentSchema: schema20.properties["foreign-minimum"], data: data21 };
            vErrors === null ? vErrors = [err47] : vErrors[errors] = err47;
          }
          errors++, reportable++;
        }
        if (!(data21 === "converted" || data21 === "as-is")) {
          if (errors < 1e3) {
            let err48 = { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/enum", keyword: "enum", params: { allowedValues: schema20.properties["foreign-minimum"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["foreign-minimum"].enum, parentSchema: schema20.properties["foreign-minimum"], data: data21 };
            vErrors === null ? vErrors = [err48] : vErrors[errors] = err48;
          }
          errors++, reportable++;
        }
      }
      if (data["first-charge"] !== void 0) {
        let data22 = data["first-charge"];
        if (typeof data22 != "string") {
          if (errors < 1e3) {
            let err49 = { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties["first-charge"].type, parentSchema: schema20.properties["first-charge"], data: data22 };
            vErrors === null ? vErrors = [err49] : vErrors[errors] = err49;
          }
          errors++, reportable++;
        }
        if (!(data22 === "on-payment-page" || data22 === "at-registration")) {
          if (errors < 1e3) {
            let err50 = { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/enum", keyword: "enum", params: { allowedValues: schema20.properties["first-charge"].enum }, message: "must be equal to one of the allowed values", schema: schema20.properties["first-charge"].enum, parentSchema: schema20.properties["first-charge"], data: data22 };
            vErrors === null ? vErrors = [err50] : vErrors[errors] = err50;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err51] : vErrors[errors] = err51;
      }
      errors++, reportable++;
    }
    return validate53.errors = vErrors, validate53.errorCount = errors, validate53.reportableCount = reportable, errors === 0;
  }
  validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_FaultRequest = validate54, schema21 = { type: "object", required: ["fault"], discriminator: { propertyName: "fault" }, "x-unknown": "is no fault", "x-choices": ["latency", "status", "empty-401", "html-504", "rate-limited", "reset-before-reply", "empty-reply", "hang", "lost-reply", "late-reply", "reply-then-rollback", "double-commit", "paid-while-canceling", "otp-sent-but-500", "callback-before-reply", "missing-field", "wrong-type", "truncated-json", "wrong-content-type", "slow-body", "reset-mid-reply", "malformed-chunk", "callback-dropped", "callback-delayed", "callback-doubled", "callback-out-of-order", "callback-wrong-amount", "callback-forged", "callback-after-cancel", "charge-taken-callback-lost", "declined-payment", "refund-fails", "otp-undelivered", "charge-fails", "token-ends-early"], oneOf: [{ $ref: "#/$defs/request-latency" }, { $ref: "#/$defs/request-status" }, { $ref: "#/$defs/request-empty-401" }, { $ref: "#/$defs/request-html-504" }, { $ref: "#/$defs/request-rate-limited" }, { $ref: "#/$defs/request-reset-before-reply" }, { $ref: "#/$defs/request-empty-reply" }, { $ref: "#/$defs/request-hang" }, { $ref: "#/$defs/request-lost-reply" }, { $ref: "#/$defs/request-late-reply" }, { $ref: "#/$defs/request-reply-then-rollback" }, { $ref: "#/$defs/request-double-commit" }, { $ref: "#/$defs/request-paid-while-canceling" }, { $ref: "#/$defs/request-otp-sent-but-500" }, { $ref: "#/$defs/request-callback-before-reply" }, { $ref: "#/$defs/request-missing-field" }, { $ref: "#/$defs/request-wrong-type" }, { $ref: "#/$defs/request-truncated-json" }, { $ref: "#/$defs/request-wrong-content-type" }, { $ref: "#/$defs/request-slow-body" }, { $ref: "#/$defs/request-reset-mid-reply" }, { $ref: "#/$defs/request-malformed-chunk" }, { $ref: "#/$defs/request-callback-dropped" }, { $ref: "#/$defs/request-callback-delayed" }, { $ref: "#/$defs/request-callback-doubled" }, { $ref: "#/$defs/request-callback-out-of-order" }, { $ref: "#/$defs/request-callback-wrong-amount" }, { $ref: "#/$defs/request-callback-forged" }, { $ref: "#/$defs/request-callback-after-cancel" }, { $ref: "#/$defs/request-charge-taken-callback-lost" }, { $ref: "#/$defs/request-declined-payment" }, { $ref: "#/$defs/request-refund-fails" }, { $ref: "#/$defs/request-otp-undelivered" }, { $ref: "#/$defs/request-charge-fails" }, { $ref: "#/$defs/request-token-ends-early" }], properties: { fault: { type: "string", minLength: 1, maxLength: 100 }, operation: { type: "string", minLength: 1, maxLength: 100 }, where: { $ref: "#/$defs/FaultWhere" }, nth: { type: "integer", minimum: 1 }, every: { type: "integer", minimum: 1 }, times: { type: "integer", minimum: 1 }, probability: { type: "number", minimum: 0, maximum: 1 }, from: { type: "string", minLength: 1, maxLength: 100 }, until: { type: "string", minLength: 1, maxLength: 100 }, sandbox: !1 } }, func2 = require_ucs2length().default, schema22 = { type: "object", maxProperties: 50, additionalProperties: { type: ["string", "number", "boolean"] } };
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 50) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema22, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data) {
        let data0 = data[key0];
        if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema22.additionalProperties.type }, message: "must be string,number,boolean", schema: schema22.additionalProperties.type, parentSchema: schema22.additionalProperties, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate55.errors = vErrors, validate55.errorCount = errors, validate55.reportableCount = reportable, errors === 0;
  }
  validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema23 = { type: "object", required: ["fault"], properties: { fault: { const: "latency" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, delayMs: { $ref: "#/$defs/parameter-delayMs" }, minMs: { $ref: "#/$defs/parameter-minMs" }, maxMs: { $ref: "#/$defs/parameter-maxMs" }, medianMs: { $ref: "#/$defs/parameter-medianMs" }, sigma: { $ref: "#/$defs/parameter-sigma" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: latency takes delayMs, minMs, maxMs, medianMs, sigma" }, schema24 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate58.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema24.type, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema24, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema24, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate58.errors = vErrors, validate58.errorCount = errors, validate58.reportableCount = reportable, errors === 0;
  }
  validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema25 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema25.type, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate60.errors = vErrors, validate60.errorCount = errors, validate60.reportableCount = reportable, errors === 0;
  }
  validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema26 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate62.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema26.type, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema26, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate62.errors = vErrors, validate62.errorCount = errors, validate62.reportableCount = reportable, errors === 0;
  }
  validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema27 = { type: "integer", minimum: 1, maximum: 2147483647, "x-expected": "a whole number from 1 to 2147483647" };
  function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema27.type, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 1 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema27, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate64.errors = vErrors, validate64.errorCount = errors, validate64.reportableCount = reportable, errors === 0;
  }
  validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema28 = { type: "number", minimum: 0, maximum: 10, "x-expected": "a number from 0 to 10" };
  function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate66.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 10 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10", schema: 10, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema28, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema28.type, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate66.errors = vErrors, validate66.errorCount = errors, validate66.reportableCount = reportable, errors === 0;
  }
  validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate57.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema23.required, parentSchema: schema23, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema23.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema23, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "latency") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "latency" }, message: "must be equal to constant", schema: "latency", parentSchema: schema23.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.operation.type, parentSchema: schema23.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema23.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema23.properties.operation.enum, parentSchema: schema23.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.delayMs !== void 0 && (validate58(data.delayMs, { instancePath: instancePath + "/delayMs", parentData: data, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate58.errors), errors += validate58.errorCount, reportable += validate58.reportableCount)), data.minMs !== void 0 && (validate60(data.minMs, { instancePath: instancePath + "/minMs", parentData: data, parentDataProperty: "minMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate60.errors), errors += validate60.errorCount, reportable += validate60.reportableCount)), data.maxMs !== void 0 && (validate62(data.maxMs, { instancePath: instancePath + "/maxMs", parentData: data, parentDataProperty: "maxMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate62.errors), errors += validate62.errorCount, reportable += validate62.reportableCount)), data.medianMs !== void 0 && (validate64(data.medianMs, { instancePath: instancePath + "/medianMs", parentData: data, parentDataProperty: "medianMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate64.errors), errors += validate64.errorCount, reportable += validate64.reportableCount)), data.sigma !== void 0 && (validate66(data.sigma, { instancePath: instancePath + "/sigma", parentData: data, parentDataProperty: "sigma", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate66.errors), errors += validate66.errorCount, reportable += validate66.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema23.type, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate57.errors = vErrors, validate57.errorCount = errors, validate57.reportableCount = reportable, errors === 0;
  }
  validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema29 = { type: "object", required: ["fault", "status"], properties: { fault: { const: "status" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, status: { $ref: "#/$defs/parameter-status" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: status takes status, message", allOf: [{ if: { properties: { status: { type: "integer" } }, required: ["status"], not: { required: ["operation"] } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: operations fail with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "issueMerchantToken" } } }, then: { properties: { status: { enum: [400, 401, 413, 415, 500], "x-expected": "one that the spec names: issueMerchantToken fails with 400, 401, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "issuePartnerToken" } } }, then: { properties: { status: { enum: [400, 401, 413, 415, 500], "x-expected": "one that the spec names: issuePartnerToken fails with 400, 401, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getMyMerchants" } } }, then: { properties: { status: { enum: [401, 403, 500], "x-expected": "one that the spec names: getMyMerchants fails with 401, 403, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getMerchantKeys" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 500], "x-expected": "one that the spec names: getMerchantKeys fails with 400, 401, 403, 404, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "addInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 413, 415, 500], "x-expected": "one that the spec names: addInvoice fails with 400, 401, 403, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 500], "x-expected": "one that the spec names: getInvoice fails with 400, 401, 403, 404, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "cancelInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: cancelInvoice fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "payByCard" } } }, then: { properties: { status: { enum: [400, 401, 403, 413, 415, 500], "x-expected": "one that the spec names: payByCard fails with 400, 401, 403, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "sendDigitalProduct" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: sendDigitalProduct fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getTransactionsOfOrderNumber" } } }, then: { properties: { status: { enum: [400, 401, 403, 500], "x-expected": "one that the spec names: getTransactionsOfOrderNumber fails with 400, 401, 403, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "refundOrder" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: refundOrder fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "addMerchantInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: addMerchantInvoice fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "sendOtp" } } }, then: { properties: { status: { enum: [400, 401, 404, 413, 415, 500], "x-expected": "one that the spec names: sendOtp fails with 400, 401, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "processPayment" } } }, then: { properties: { status: { enum: [400, 401, 404, 413, 415, 500], "x-expected": "one that the spec names: processPayment fails with 400, 401, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "registerPayment" } } }, then: { properties: { status: { enum: [400, 401, 403, 413, 415, 500], "x-expected": "one that the spec names: registerPayment fails with 400, 401, 403, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "cancelRecurring" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: cancelRecurring fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "listRecurringPayments" } } }, then: { properties: { status: { enum: [401, 403, 500], "x-expected": "one that the spec names: listRecurringPayments fails with 401, 403, 500" } } } }] }, schema30 = { type: "integer", minimum: 100, maximum: 599, "x-expected": "a whole number from 100 to 599" };
  function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate69.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema30.type, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 599 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", schema: 599, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 100 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate69.errors = vErrors, validate69.errorCount = errors, validate69.reportableCount = reportable, errors === 0;
  }
  validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema31 = { pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" }, pattern4 = new RegExp("^\\P{Surrogate}*$", "u");
  function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate71.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern4.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema31, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.type, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate71.errors = vErrors, validate71.errorCount = errors, validate71.reportableCount = reportable, errors === 0;
  }
  validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate68.evaluated;
    evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
    let _errs2 = errors, _reportable2 = reportable, valid1 = !0, _errs3 = errors, _reportable3 = reportable, _errs4 = errors, _reportable4 = reportable, _errs5 = errors, _reportable5 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.operation === void 0 && (missing0 = "operation")) {
        if (errors < 1e3) {
          let err0 = {};
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    }
    var valid2 = _errs5 === errors;
    if (valid2) {
      if (errors < 1e3) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    } else
      errors = _errs4, reportable = _reportable4, vErrors !== null && (_errs4 ? vErrors.length = Math.min(_errs4, 1e3) : vErrors = null);
    if (errors === _errs3 && data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.status === void 0 && (missing1 = "status")) {
        if (errors < 1e3) {
          let err2 = {};
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      } else if (data.status !== void 0) {
        let data0 = data.status;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err3 = {};
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    }
    var _valid0 = _errs3 === errors;
    if (errors = _errs2, reportable = _reportable2, vErrors !== null && (_errs2 ? vErrors.length = Math.min(_errs2, 1e3) : vErrors = null), _valid0) {
      let _errs8 = errors, _reportable8 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data1 = data.status;
        if (!(data1 === 400 || data1 === 401 || data1 === 403 || data1 === 404 || data1 === 413 || data1 === 415 || data1 === 500)) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[0].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[0].then.properties.status.enum, parentSchema: schema29.allOf[0].then.properties.status, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = _valid0, valid1) {
        var props0 = {};
        props0.status = !0;
      }
    }
    if (!valid1) {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[0].if, parentSchema: schema29.allOf[0], data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++;
    }
    let _errs11 = errors, _reportable11 = reportable, valid5 = !0, _errs12 = errors, _reportable12 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.status === void 0 && (missing2 = "status") || data.operation === void 0 && (missing2 = "operation")) {
        if (errors < 1e3) {
          let err6 = {};
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data2 = data.status, _errs13 = errors, _reportable13 = reportable;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            if (errors < 1e3) {
              let err7 = {};
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
          var valid6 = _errs13 === errors;
        } else
          var valid6 = !0;
        if (valid6)
          if (data.operation !== void 0) {
            let _errs15 = errors, _reportable15 = reportable;
            if (data.operation !== "issueMerchantToken") {
              if (errors < 1e3) {
                let err8 = {};
                vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
              }
              errors++, reportable++;
            }
            var valid6 = _errs15 === errors;
          } else
            var valid6 = !0;
      }
    }
    var _valid1 = _errs12 === errors;
    if (errors = _errs11, reportable = _reportable11, vErrors !== null && (_errs11 ? vErrors.length = Math.min(_errs11, 1e3) : vErrors = null), _valid1) {
      let _errs16 = errors, _reportable16 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data4 = data.status;
        if (!(data4 === 400 || data4 === 401 || data4 === 413 || data4 === 415 || data4 === 500)) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/1/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[1].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[1].then.properties.status.enum, parentSchema: schema29.allOf[1].then.properties.status, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      var _valid1 = _errs16 === errors;
      if (valid5 = _valid1, valid5) {
        var props1 = {};
        props1.status = !0, props1.operation = !0;
      }
    }
    if (!valid5) {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[1].if, parentSchema: schema29.allOf[1], data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++;
    }
    props0 !== !0 && props1 !== void 0 && (props1 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props1)));
    let _errs19 = errors, _reportable19 = reportable, valid8 = !0, _errs20 = errors, _reportable20 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      if (data.status === void 0 && (missing3 = "status") || data.operation === void 0 && (missing3 = "operation")) {
        if (errors < 1e3) {
          let err11 = {};
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data5 = data.status, _errs21 = errors, _reportable21 = reportable;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            if (errors < 1e3) {
              let err12 = {};
              vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
            }
            errors++, reportable++;
          }
          var valid9 = _errs21 === errors;
        } else
          var valid9 = !0;
        if (valid9)
          if (data.operation !== void 0) {
            let _errs23 = errors, _reportable23 = reportable;
            if (data.operation !== "issuePartnerToken") {
              if (errors < 1e3) {
                let err13 = {};
                vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
              }
              errors++, reportable++;
            }
            var valid9 = _errs23 === errors;
          } else
            var valid9 = !0;
      }
    }
    var _valid2 = _errs20 === errors;
    if (errors = _errs19, reportable = _reportable19, vErrors !== null && (_errs19 ? vErrors.length = Math.min(_errs19, 1e3) : vErrors = null), _valid2) {
      let _errs24 = errors, _reportable24 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data7 = data.status;
        if (!(data7 === 400 || data7 === 401 || data7 === 413 || data7 === 415 || data7 === 500)) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/2/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[2].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[2].then.properties.status.enum, parentSchema: schema29.allOf[2].then.properties.status, data: data7 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      var _valid2 = _errs24 === errors;
      if (valid8 = _valid2, valid8) {
        var props2 = {};
        props2.status = !0, props2.operation = !0;
      }
    }
    if (!valid8) {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[2].if, parentSchema: schema29.allOf[2], data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++;
    }
    props0 !== !0 && props2 !== void 0 && (props2 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props2)));
    let _errs27 = errors, _reportable27 = reportable, valid11 = !0, _errs28 = errors, _reportable28 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (data.status === void 0 && (missing4 = "status") || data.operation === void 0 && (missing4 = "operation")) {
        if (errors < 1e3) {
          let err16 = {};
          vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data8 = data.status, _errs29 = errors, _reportable29 = reportable;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            if (errors < 1e3) {
              let err17 = {};
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
          var valid12 = _errs29 === errors;
        } else
          var valid12 = !0;
        if (valid12)
          if (data.operation !== void 0) {
            let _errs31 = errors, _reportable31 = reportable;
            if (data.operation !== "getMyMerchants") {
              if (errors < 1e3) {
                let err18 = {};
                vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
              }
              errors++, reportable++;
            }
            var valid12 = _errs31 === errors;
          } else
            var valid12 = !0;
      }
    }
    var _valid3 = _errs28 === errors;
    if (errors = _errs27, reportable = _reportable27, vErrors !== null && (_errs27 ? vErrors.length = Math.min(_errs27, 1e3) : vErrors = null), _valid3) {
      let _errs32 = errors, _reportable32 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data10 = data.status;
        if (!(data10 === 401 || data10 === 403 || data10 === 500)) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/3/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[3].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[3].then.properties.status.enum, parentSchema: schema29.allOf[3].then.properties.status, data: data10 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      var _valid3 = _errs32 === errors;
      if (valid11 = _valid3, valid11) {
        var props3 = {};
        props3.status = !0, props3.operation = !0;
      }
    }
    if (!valid11) {
      if (errors < 1e3) {
        let err20 = { instancePath, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[3].if, parentSchema: schema29.allOf[3], data };
        vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
      }
      errors++;
    }
    props0 !== !0 && props3 !== void 0 && (props3 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props3)));
    let _errs35 = errors, _reportable35 = reportable, valid14 = !0, _errs36 = errors, _reportable36 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing5;
      if (data.status === void 0 && (missing5 = "status") || data.operation === void 0 && (missing5 = "operation")) {
        if (errors < 1e3) {
          let err21 = {};
          vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data11 = data.status, _errs37 = errors, _reportable37 = reportable;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            if (errors < 1e3) {
              let err22 = {};
              vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
            }
            errors++, reportable++;
          }
          var valid15 = _errs37 === errors;
        } else
          var valid15 = !0;
        if (valid15)
          if (data.operation !== void 0) {
            let _errs39 = errors, _reportable39 = reportable;
            if (data.operation !== "getMerchantKeys") {
              if (errors < 1e3) {
                let err23 = {};
                vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
              }
              errors++, reportable++;
            }
            var valid15 = _errs39 === errors;
          } else
            var valid15 = !0;
      }
    }
    var _valid4 = _errs36 === errors;
    if (errors = _errs35, reportable = _reportable35, vErrors !== null && (_errs35 ? vErrors.length = Math.min(_errs35, 1e3) : vErrors = null), _valid4) {
      let _errs40 = errors, _reportable40 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data13 = data.status;
        if (!(data13 === 400 || data13 === 401 || data13 === 403 || data13 === 404 || data13 === 500)) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/4/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[4].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[4].then.properties.status.enum, parentSchema: schema29.allOf[4].then.properties.status, data: data13 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      var _valid4 = _errs40 === errors;
      if (valid14 = _valid4, valid14) {
        var props4 = {};
        props4.status = !0, props4.operation = !0;
      }
    }
    if (!valid14) {
      if (errors < 1e3) {
        let err25 = { instancePath, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[4].if, parentSchema: schema29.allOf[4], data };
        vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
      }
      errors++;
    }
    props0 !== !0 && props4 !== void 0 && (props4 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props4)));
    let _errs43 = errors, _reportable43 = reportable, valid17 = !0, _errs44 = errors, _reportable44 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing6;
      if (data.status === void 0 && (missing6 = "status") || data.operation === void 0 && (missing6 = "operation")) {
        if (errors < 1e3) {
          let err26 = {};
          vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data14 = data.status, _errs45 = errors, _reportable45 = reportable;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            if (errors < 1e3) {
              let err27 = {};
              vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
            }
            errors++, reportable++;
          }
          var valid18 = _errs45 === errors;
        } else
          var valid18 = !0;
        if (valid18)
          if (data.operation !== void 0) {
            let _errs47 = errors, _reportable47 = reportable;
            if (data.operation !== "addInvoice") {
              if (errors < 1e3) {
                let err28 = {};
                vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
              }
              errors++, reportable++;
            }
            var valid18 = _errs47 === errors;
          } else
            var valid18 = !0;
      }
    }
    var _valid5 = _errs44 === errors;
    if (errors = _errs43, reportable = _reportable43, vErrors !== null && (_errs43 ? vErrors.length = Math.min(_errs43, 1e3) : vErrors = null), _valid5) {
      let _errs48 = errors, _reportable48 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data16 = data.status;
        if (!(data16 === 400 || data16 === 401 || data16 === 403 || data16 === 413 || data16 === 415 || data16 === 500)) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/5/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[5].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[5].then.properties.status.enum, parentSchema: schema29.allOf[5].then.properties.status, data: data16 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
      }
      var _valid5 = _errs48 === errors;
      if (valid17 = _valid5, valid17) {
        var props5 = {};
        props5.status = !0, props5.operation = !0;
      }
    }
    if (!valid17) {
      if (errors < 1e3) {
        let err30 = { instancePath, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[5].if, parentSchema: schema29.allOf[5], data };
        vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
      }
      errors++;
    }
    props0 !== !0 && props5 !== void 0 && (props5 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props5)));
    let _errs51 = errors, _reportable51 = reportable, valid20 = !0, _errs52 = errors, _reportable52 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing7;
      if (data.status === void 0 && (missing7 = "status") || data.operation === void 0 && (missing7 = "operation")) {
        if (errors < 1e3) {
          let err31 = {};
          vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data17 = data.status, _errs53 = errors, _reportable53 = reportable;
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            if (errors < 1e3) {
              let err32 = {};
              vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
            }
            errors++, reportable++;
          }
          var valid21 = _errs53 === errors;
        } else
          var valid21 = !0;
        if (valid21)
          if (data.operation !== void 0) {
            let _errs55 = errors, _reportable55 = reportable;
            if (data.operation !== "getInvoice") {
              if (errors < 1e3) {
                let err33 = {};
                vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
              }
              errors++, reportable++;
            }
            var valid21 = _errs55 === errors;
          } else
            var valid21 = !0;
      }
    }
    var _valid6 = _errs52 === errors;
    if (errors = _errs51, reportable = _reportable51, vErrors !== null && (_errs51 ? vErrors.length = Math.min(_errs51, 1e3) : vErrors = null), _valid6) {
      let _errs56 = errors, _reportable56 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data19 = data.status;
        if (!(data19 === 400 || data19 === 401 || data19 === 403 || data19 === 404 || data19 === 500)) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/6/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[6].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[6].then.properties.status.enum, parentSchema: schema29.allOf[6].then.properties.status, data: data19 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
      }
      var _valid6 = _errs56 === errors;
      if (valid20 = _valid6, valid20) {
        var props6 = {};
        props6.status = !0, props6.operation = !0;
      }
    }
    if (!valid20) {
      if (errors < 1e3) {
        let err35 = { instancePath, schemaPath: "#/allOf/6/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[6].if, parentSchema: schema29.allOf[6], data };
        vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
      }
      errors++;
    }
    props0 !== !0 && props6 !== void 0 && (props6 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props6)));
    let _errs59 = errors, _reportable59 = reportable, valid23 = !0, _errs60 = errors, _reportable60 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing8;
      if (data.status === void 0 && (missing8 = "status") || data.operation === void 0 && (missing8 = "operation")) {
        if (errors < 1e3) {
          let err36 = {};
          vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data20 = data.status, _errs61 = errors, _reportable61 = reportable;
          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
            if (errors < 1e3) {
              let err37 = {};
              vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
            }
            errors++, reportable++;
          }
          var valid24 = _errs61 === errors;
        } else
          var valid24 = !0;
        if (valid24)
          if (data.operation !== void 0) {
            let _errs63 = errors, _reportable63 = reportable;
            if (data.operation !== "cancelInvoice") {
              if (errors < 1e3) {
                let err38 = {};
                vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
              }
              errors++, reportable++;
            }
            var valid24 = _errs63 === errors;
          } else
            var valid24 = !0;
      }
    }
    var _valid7 = _errs60 === errors;
    if (errors = _errs59, reportable = _reportable59, vErrors !== null && (_errs59 ? vErrors.length = Math.min(_errs59, 1e3) : vErrors = null), _valid7) {
      let _errs64 = errors, _reportable64 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data22 = data.status;
        if (!(data22 === 400 || data22 === 401 || data22 === 403 || data22 === 404 || data22 === 413 || data22 === 415 || data22 === 500)) {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/7/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[7].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[7].then.properties.status.enum, parentSchema: schema29.allOf[7].then.properties.status, data: data22 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
      }
      var _valid7 = _errs64 === errors;
      if (valid23 = _valid7, valid23) {
        var props7 = {};
        props7.status = !0, props7.operation = !0;
      }
    }
    if (!valid23) {
      if (errors < 1e3) {
        let err40 = { instancePath, schemaPath: "#/allOf/7/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[7].if, parentSchema: schema29.allOf[7], data };
        vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
      }
      errors++;
    }
    props0 !== !0 && props7 !== void 0 && (props7 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props7)));
    let _errs67 = errors, _reportable67 = reportable, valid26 = !0, _errs68 = errors, _reportable68 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing9;
      if (data.status === void 0 && (missing9 = "status") || data.operation === void 0 && (missing9 = "operation")) {
        if (errors < 1e3) {
          let err41 = {};
          vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data23 = data.status, _errs69 = errors, _reportable69 = reportable;
          if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
            if (errors < 1e3) {
              let err42 = {};
              vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
            }
            errors++, reportable++;
          }
          var valid27 = _errs69 === errors;
        } else
          var valid27 = !0;
        if (valid27)
          if (data.operation !== void 0) {
            let _errs71 = errors, _reportable71 = reportable;
            if (data.operation !== "payByCard") {
              if (errors < 1e3) {
                let err43 = {};
                vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
              }
              errors++, reportable++;
            }
            var valid27 = _errs71 === errors;
          } else
            var valid27 = !0;
      }
    }
    var _valid8 = _errs68 === errors;
    if (errors = _errs67, reportable = _reportable67, vErrors !== null && (_errs67 ? vErrors.length = Math.min(_errs67, 1e3) : vErrors = null), _valid8) {
      let _errs72 = errors, _reportable72 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data25 = data.status;
        if (!(data25 === 400 || data25 === 401 || data25 === 403 || data25 === 413 || data25 === 415 || data25 === 500)) {
          if (errors < 1e3) {
            let err44 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/8/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[8].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[8].then.properties.status.enum, parentSchema: schema29.allOf[8].then.properties.status, data: data25 };
            vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
          }
          errors++, reportable++;
        }
      }
      var _valid8 = _errs72 === errors;
      if (valid26 = _valid8, valid26) {
        var props8 = {};
        props8.status = !0, props8.operation = !0;
      }
    }
    if (!valid26) {
      if (errors < 1e3) {
        let err45 = { instancePath, schemaPath: "#/allOf/8/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[8].if, parentSchema: schema29.allOf[8], data };
        vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
      }
      errors++;
    }
    props0 !== !0 && props8 !== void 0 && (props8 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props8)));
    let _errs75 = errors, _reportable75 = reportable, valid29 = !0, _errs76 = errors, _reportable76 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing10;
      if (data.status === void 0 && (missing10 = "status") || data.operation === void 0 && (missing10 = "operation")) {
        if (errors < 1e3) {
          let err46 = {};
          vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data26 = data.status, _errs77 = errors, _reportable77 = reportable;
          if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
            if (errors < 1e3) {
              let err47 = {};
              vErrors === null ? vErrors = [err47] : vErrors[errors] = err47;
            }
            errors++, reportable++;
          }
          var valid30 = _errs77 === errors;
        } else
          var valid30 = !0;
        if (valid30)
          if (data.operation !== void 0) {
            let _errs79 = errors, _reportable79 = reportable;
            if (data.operation !== "sendDigitalProduct") {
              if (errors < 1e3) {
                let err48 = {};
                vErrors === null ? vErrors = [err48] : vErrors[errors] = err48;
              }
              errors++, reportable++;
            }
            var valid30 = _errs79 === errors;
          } else
            var valid30 = !0;
      }
    }
    var _valid9 = _errs76 === errors;
    if (errors = _errs75, reportable = _reportable75, vErrors !== null && (_errs75 ? vErrors.length = Math.min(_errs75, 1e3) : vErrors = null), _valid9) {
      let _errs80 = errors, _reportable80 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data28 = data.status;
        if (!(data28 === 400 || data28 === 401 || data28 === 403 || data28 === 404 || data28 === 413 || data28 === 415 || data28 === 500)) {
          if (errors < 1e3) {
            let err49 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/9/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[9].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[9].then.properties.status.enum, parentSchema: schema29.allOf[9].then.properties.status, data: data28 };
            vErrors === null ? vErrors = [err49] : vErrors[errors] = err49;
          }
          errors++, reportable++;
        }
      }
      var _valid9 = _errs80 === errors;
      if (valid29 = _valid9, valid29) {
        var props9 = {};
        props9.status = !0, props9.operation = !0;
      }
    }
    if (!valid29) {
      if (errors < 1e3) {
        let err50 = { instancePath, schemaPath: "#/allOf/9/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[9].if, parentSchema: schema29.allOf[9], data };
        vErrors === null ? vErrors = [err50] : vErrors[errors] = err50;
      }
      errors++;
    }
    props0 !== !0 && props9 !== void 0 && (props9 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props9)));
    let _errs83 = errors, _reportable83 = reportable, valid32 = !0, _errs84 = errors, _reportable84 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing11;
      if (data.status === void 0 && (missing11 = "status") || data.operation === void 0 && (missing11 = "operation")) {
        if (errors < 1e3) {
          let err51 = {};
          vErrors === null ? vErrors = [err51] : vErrors[errors] = err51;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data29 = data.status, _errs85 = errors, _reportable85 = reportable;
          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
            if (errors < 1e3) {
              let err52 = {};
              vErrors === null ? vErrors = [err52] : vErrors[errors] = err52;
            }
            errors++, reportable++;
          }
          var valid33 = _errs85 === errors;
        } else
          var valid33 = !0;
        if (valid33)
          if (data.operation !== void 0) {
            let _errs87 = errors, _reportable87 = reportable;
            if (data.operation !== "getTransactionsOfOrderNumber") {
              if (errors < 1e3) {
                let err53 = {};
                vErrors === null ? vErrors = [err53] : vErrors[errors] = err53;
              }
              errors++, reportable++;
            }
            var valid33 = _errs87 === errors;
          } else
            var valid33 = !0;
      }
    }
    var _valid10 = _errs84 === errors;
    if (errors = _errs83, reportable = _reportable83, vErrors !== null && (_errs83 ? vErrors.length = Math.min(_errs83, 1e3) : vErrors = null), _valid10) {
      let _errs88 = errors, _reportable88 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data31 = data.status;
        if (!(data31 === 400 || data31 === 401 || data31 === 403 || data31 === 500)) {
          if (errors < 1e3) {
            let err54 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/10/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[10].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[10].then.properties.status.enum, parentSchema: schema29.allOf[10].then.properties.status, data: data31 };
            vErrors === null ? vErrors = [err54] : vErrors[errors] = err54;
          }
          errors++, reportable++;
        }
      }
      var _valid10 = _errs88 === errors;
      if (valid32 = _valid10, valid32) {
        var props10 = {};
        props10.status = !0, props10.operation = !0;
      }
    }
    if (!valid32) {
      if (errors < 1e3) {
        let err55 = { instancePath, schemaPath: "#/allOf/10/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[10].if, parentSchema: schema29.allOf[10], data };
        vErrors === null ? vErrors = [err55] : vErrors[errors] = err55;
      }
      errors++;
    }
    props0 !== !0 && props10 !== void 0 && (props10 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props10)));
    let _errs91 = errors, _reportable91 = reportable, valid35 = !0, _errs92 = errors, _reportable92 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing12;
      if (data.status === void 0 && (missing12 = "status") || data.operation === void 0 && (missing12 = "operation")) {
        if (errors < 1e3) {
          let err56 = {};
          vErrors === null ? vErrors = [err56] : vErrors[errors] = err56;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data32 = data.status, _errs93 = errors, _reportable93 = reportable;
          if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32))) {
            if (errors < 1e3) {
              let err57 = {};
              vErrors === null ? vErrors = [err57] : vErrors[errors] = err57;
            }
            errors++, reportable++;
          }
          var valid36 = _errs93 === errors;
        } else
          var valid36 = !0;
        if (valid36)
          if (data.operation !== void 0) {
            let _errs95 = errors, _reportable95 = reportable;
            if (data.operation !== "refundOrder") {
              if (errors < 1e3) {
                let err58 = {};
                vErrors === null ? vErrors = [err58] : vErrors[errors] = err58;
              }
              errors++, reportable++;
            }
            var valid36 = _errs95 === errors;
          } else
            var valid36 = !0;
      }
    }
    var _valid11 = _errs92 === errors;
    if (errors = _errs91, reportable = _reportable91, vErrors !== null && (_errs91 ? vErrors.length = Math.min(_errs91, 1e3) : vErrors = null), _valid11) {
      let _errs96 = errors, _reportable96 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data34 = data.status;
        if (!(data34 === 400 || data34 === 401 || data34 === 403 || data34 === 404 || data34 === 413 || data34 === 415 || data34 === 500)) {
          if (errors < 1e3) {
            let err59 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/11/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[11].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[11].then.properties.status.enum, parentSchema: schema29.allOf[11].then.properties.status, data: data34 };
            vErrors === null ? vErrors = [err59] : vErrors[errors] = err59;
          }
          errors++, reportable++;
        }
      }
      var _valid11 = _errs96 === errors;
      if (valid35 = _valid11, valid35) {
        var props11 = {};
        props11.status = !0, props11.operation = !0;
      }
    }
    if (!valid35) {
      if (errors < 1e3) {
        let err60 = { instancePath, schemaPath: "#/allOf/11/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[11].if, parentSchema: schema29.allOf[11], data };
        vErrors === null ? vErrors = [err60] : vErrors[errors] = err60;
      }
      errors++;
    }
    props0 !== !0 && props11 !== void 0 && (props11 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props11)));
    let _errs99 = errors, _reportable99 = reportable, valid38 = !0, _errs100 = errors, _reportable100 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing13;
      if (data.status === void 0 && (missing13 = "status") || data.operation === void 0 && (missing13 = "operation")) {
        if (errors < 1e3) {
          let err61 = {};
          vErrors === null ? vErrors = [err61] : vErrors[errors] = err61;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data35 = data.status, _errs101 = errors, _reportable101 = reportable;
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
            if (errors < 1e3) {
              let err62 = {};
              vErrors === null ? vErrors = [err62] : vErrors[errors] = err62;
            }
            errors++, reportable++;
          }
          var valid39 = _errs101 === errors;
        } else
          var valid39 = !0;
        if (valid39)
          if (data.operation !== void 0) {
            let _errs103 = errors, _reportable103 = reportable;
            if (data.operation !== "addMerchantInvoice") {
              if (errors < 1e3) {
                let err63 = {};
                vErrors === null ? vErrors = [err63] : vErrors[errors] = err63;
              }
              errors++, reportable++;
            }
            var valid39 = _errs103 === errors;
          } else
            var valid39 = !0;
      }
    }
    var _valid12 = _errs100 === errors;
    if (errors = _errs99, reportable = _reportable99, vErrors !== null && (_errs99 ? vErrors.length = Math.min(_errs99, 1e3) : vErrors = null), _valid12) {
      let _errs104 = errors, _reportable104 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data37 = data.status;
        if (!(data37 === 400 || data37 === 401 || data37 === 403 || data37 === 404 || data37 === 413 || data37 === 415 || data37 === 500)) {
          if (errors < 1e3) {
            let err64 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/12/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[12].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[12].then.properties.status.enum, parentSchema: schema29.allOf[12].then.properties.status, data: data37 };
            vErrors === null ? vErrors = [err64] : vErrors[errors] = err64;
          }
          errors++, reportable++;
        }
      }
      var _valid12 = _errs104 === errors;
      if (valid38 = _valid12, valid38) {
        var props12 = {};
        props12.status = !0, props12.operation = !0;
      }
    }
    if (!valid38) {
      if (errors < 1e3) {
        let err65 = { instancePath, schemaPath: "#/allOf/12/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[12].if, parentSchema: schema29.allOf[12], data };
        vErrors === null ? vErrors = [err65] : vErrors[errors] = err65;
      }
      errors++;
    }
    props0 !== !0 && props12 !== void 0 && (props12 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props12)));
    let _errs107 = errors, _reportable107 = reportable, valid41 = !0, _errs108 = errors, _reportable108 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing14;
      if (data.status === void 0 && (missing14 = "status") || data.operation === void 0 && (missing14 = "operation")) {
        if (errors < 1e3) {
          let err66 = {};
          vErrors === null ? vErrors = [err66] : vErrors[errors] = err66;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data38 = data.status, _errs109 = errors, _reportable109 = reportable;
          if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38))) {
            if (errors < 1e3) {
              let err67 = {};
              vErrors === null ? vErrors = [err67] : vErrors[errors] = err67;
            }
            errors++, reportable++;
          }
          var valid42 = _errs109 === errors;
        } else
          var valid42 = !0;
        if (valid42)
          if (data.operation !== void 0) {
            let _errs111 = errors, _reportable111 = reportable;
            if (data.operation !== "sendOtp") {
              if (errors < 1e3) {
                let err68 = {};
                vErrors === null ? vErrors = [err68] : vErrors[errors] = err68;
              }
              errors++, reportable++;
            }
            var valid42 = _errs111 === errors;
          } else
            var valid42 = !0;
      }
    }
    var _valid13 = _errs108 === errors;
    if (errors = _errs107, reportable = _reportable107, vErrors !== null && (_errs107 ? vErrors.length = Math.min(_errs107, 1e3) : vErrors = null), _valid13) {
      let _errs112 = errors, _reportable112 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data40 = data.status;
        if (!(data40 === 400 || data40 === 401 || data40 === 404 || data40 === 413 || data40 === 415 || data40 === 500)) {
          if (errors < 1e3) {
            let err69 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/13/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[13].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[13].then.properties.status.enum, parentSchema: schema29.allOf[13].then.properties.status, data: data40 };
            vErrors === null ? vErrors = [err69] : vErrors[errors] = err69;
          }
          errors++, reportable++;
        }
      }
      var _valid13 = _errs112 === errors;
      if (valid41 = _valid13, valid41) {
        var props13 = {};
        props13.status = !0, props13.operation = !0;
      }
    }
    if (!valid41) {
      if (errors < 1e3) {
        let err70 = { instancePath, schemaPath: "#/allOf/13/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[13].if, parentSchema: schema29.allOf[13], data };
        vErrors === null ? vErrors = [err70] : vErrors[errors] = err70;
      }
      errors++;
    }
    props0 !== !0 && props13 !== void 0 && (props13 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props13)));
    let _errs115 = errors, _reportable115 = reportable, valid44 = !0, _errs116 = errors, _reportable116 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing15;
      if (data.status === void 0 && (missing15 = "status") || data.operation === void 0 && (missing15 = "operation")) {
        if (errors < 1e3) {
          let err71 = {};
          vErrors === null ? vErrors = [err71] : vErrors[errors] = err71;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data41 = data.status, _errs117 = errors, _reportable117 = reportable;
          if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
            if (errors < 1e3) {
              let err72 = {};
              vErrors === null ? vErrors = [err72] : vErrors[errors] = err72;
            }
            errors++, reportable++;
          }
          var valid45 = _errs117 === errors;
        } else
          var valid45 = !0;
        if (valid45)
          if (data.operation !== void 0) {
            let _errs119 = errors, _reportable119 = reportable;
            if (data.operation !== "processPayment") {
              if (errors < 1e3) {
                let err73 = {};
                vErrors === null ? vErrors = [err73] : vErrors[errors] = err73;
              }
              errors++, reportable++;
            }
            var valid45 = _errs119 === errors;
          } else
            var valid45 = !0;
      }
    }
    var _valid14 = _errs116 === errors;
    if (errors = _errs115, reportable = _reportable115, vErrors !== null && (_errs115 ? vErrors.length = Math.min(_errs115, 1e3) : vErrors = null), _valid14) {
      let _errs120 = errors, _reportable120 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data43 = data.status;
        if (!(data43 === 400 || data43 === 401 || data43 === 404 || data43 === 413 || data43 === 415 || data43 === 500)) {
          if (errors < 1e3) {
            let err74 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/14/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[14].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[14].then.properties.status.enum, parentSchema: schema29.allOf[14].then.properties.status, data: data43 };
            vErrors === null ? vErrors = [err74] : vErrors[errors] = err74;
          }
          errors++, reportable++;
        }
      }
      var _valid14 = _errs120 === errors;
      if (valid44 = _valid14, valid44) {
        var props14 = {};
        props14.status = !0, props14.operation = !0;
      }
    }
    if (!valid44) {
      if (errors < 1e3) {
        let err75 = { instancePath, schemaPath: "#/allOf/14/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[14].if, parentSchema: schema29.allOf[14], data };
        vErrors === null ? vErrors = [err75] : vErrors[errors] = err75;
      }
      errors++;
    }
    props0 !== !0 && props14 !== void 0 && (props14 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props14)));
    let _errs123 = errors, _reportable123 = reportable, valid47 = !0, _errs124 = errors, _reportable124 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing16;
      if (data.status === void 0 && (missing16 = "status") || data.operation === void 0 && (missing16 = "operation")) {
        if (errors < 1e3) {
          let err76 = {};
          vErrors === null ? vErrors = [err76] : vErrors[errors] = err76;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data44 = data.status, _errs125 = errors, _reportable125 = reportable;
          if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
            if (errors < 1e3) {
              let err77 = {};
              vErrors === null ? vErrors = [err77] : vErrors[errors] = err77;
            }
            errors++, reportable++;
          }
          var valid48 = _errs125 === errors;
        } else
          var valid48 = !0;
        if (valid48)
          if (data.operation !== void 0) {
            let _errs127 = errors, _reportable127 = reportable;
            if (data.operation !== "registerPayment") {
              if (errors < 1e3) {
                let err78 = {};
                vErrors === null ? vErrors = [err78] : vErrors[errors] = err78;
              }
              errors++, reportable++;
            }
            var valid48 = _errs127 === errors;
          } else
            var valid48 = !0;
      }
    }
    var _valid15 = _errs124 === errors;
    if (errors = _errs123, reportable = _reportable123, vErrors !== null && (_errs123 ? vErrors.length = Math.min(_errs123, 1e3) : vErrors = null), _valid15) {
      let _errs128 = errors, _reportable128 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data46 = data.status;
        if (!(data46 === 400 || data46 === 401 || data46 === 403 || data46 === 413 || data46 === 415 || data46 === 500)) {
          if (errors < 1e3) {
            let err79 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/15/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[15].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[15].then.properties.status.enum, parentSchema: schema29.allOf[15].then.properties.status, data: data46 };
            vErrors === null ? vErrors = [err79] : vErrors[errors] = err79;
          }
          errors++, reportable++;
        }
      }
      var _valid15 = _errs128 === errors;
      if (valid47 = _valid15, valid47) {
        var props15 = {};
        props15.status = !0, props15.operation = !0;
      }
    }
    if (!valid47) {
      if (errors < 1e3) {
        let err80 = { instancePath, schemaPath: "#/allOf/15/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[15].if, parentSchema: schema29.allOf[15], data };
        vErrors === null ? vErrors = [err80] : vErrors[errors] = err80;
      }
      errors++;
    }
    props0 !== !0 && props15 !== void 0 && (props15 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props15)));
    let _errs131 = errors, _reportable131 = reportable, valid50 = !0, _errs132 = errors, _reportable132 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing17;
      if (data.status === void 0 && (missing17 = "status") || data.operation === void 0 && (missing17 = "operation")) {
        if (errors < 1e3) {
          let err81 = {};
          vErrors === null ? vErrors = [err81] : vErrors[errors] = err81;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data47 = data.status, _errs133 = errors, _reportable133 = reportable;
          if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47) && isFinite(data47))) {
            if (errors < 1e3) {
              let err82 = {};
              vErrors === null ? vErrors = [err82] : vErrors[errors] = err82;
            }
            errors++, reportable++;
          }
          var valid51 = _errs133 === errors;
        } else
          var valid51 = !0;
        if (valid51)
          if (data.operation !== void 0) {
            let _errs135 = errors, _reportable135 = reportable;
            if (data.operation !== "cancelRecurring") {
              if (errors < 1e3) {
                let err83 = {};
                vErrors === null ? vErrors = [err83] : vErrors[errors] = err83;
              }
              errors++, reportable++;
            }
            var valid51 = _errs135 === errors;
          } else
            var valid51 = !0;
      }
    }
    var _valid16 = _errs132 === errors;
    if (errors = _errs131, reportable = _reportable131, vErrors !== null && (_errs131 ? vErrors.length = Math.min(_errs131, 1e3) : vErrors = null), _valid16) {
      let _errs136 = errors, _reportable136 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data49 = data.status;
        if (!(data49 === 400 || data49 === 401 || data49 === 403 || data49 === 404 || data49 === 413 || data49 === 415 || data49 === 500)) {
          if (errors < 1e3) {
            let err84 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/16/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[16].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[16].then.properties.status.enum, parentSchema: schema29.allOf[16].then.properties.status, data: data49 };
            vErrors === null ? vErrors = [err84] : vErrors[errors] = err84;
          }
          errors++, reportable++;
        }
      }
      var _valid16 = _errs136 === errors;
      if (valid50 = _valid16, valid50) {
        var props16 = {};
        props16.status = !0, props16.operation = !0;
      }
    }
    if (!valid50) {
      if (errors < 1e3) {
        let err85 = { instancePath, schemaPath: "#/allOf/16/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[16].if, parentSchema: schema29.allOf[16], data };
        vErrors === null ? vErrors = [err85] : vErrors[errors] = err85;
      }
      errors++;
    }
    props0 !== !0 && props16 !== void 0 && (props16 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props16)));
    let _errs139 = errors, _reportable139 = reportable, valid53 = !0, _errs140 = errors, _reportable140 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing18;
      if (data.status === void 0 && (missing18 = "status") || data.operation === void 0 && (missing18 = "operation")) {
        if (errors < 1e3) {
          let err86 = {};
          vErrors === null ? vErrors = [err86] : vErrors[errors] = err86;
        }
        errors++, reportable++;
      } else {
        if (data.status !== void 0) {
          let data50 = data.status, _errs141 = errors, _reportable141 = reportable;
          if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50) && isFinite(data50))) {
            if (errors < 1e3) {
              let err87 = {};
              vErrors === null ? vErrors = [err87] : vErrors[errors] = err87;
            }
            errors++, reportable++;
          }
          var valid54 = _errs141 === errors;
        } else
          var valid54 = !0;
        if (valid54)
          if (data.operation !== void 0) {
            let _errs143 = errors, _reportable143 = reportable;
            if (data.operation !== "listRecurringPayments") {
              if (errors < 1e3) {
                let err88 = {};
                vErrors === null ? vErrors = [err88] : vErrors[errors] = err88;
              }
              errors++, reportable++;
            }
            var valid54 = _errs143 === errors;
          } else
            var valid54 = !0;
      }
    }
    var _valid17 = _errs140 === errors;
    if (errors = _errs139, reportable = _reportable139, vErrors !== null && (_errs139 ? vErrors.length = Math.min(_errs139, 1e3) : vErrors = null), _valid17) {
      let _errs144 = errors, _reportable144 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data52 = data.status;
        if (!(data52 === 401 || data52 === 403 || data52 === 500)) {
          if (errors < 1e3) {
            let err89 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/17/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.allOf[17].then.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema29.allOf[17].then.properties.status.enum, parentSchema: schema29.allOf[17].then.properties.status, data: data52 };
            vErrors === null ? vErrors = [err89] : vErrors[errors] = err89;
          }
          errors++, reportable++;
        }
      }
      var _valid17 = _errs144 === errors;
      if (valid53 = _valid17, valid53) {
        var props17 = {};
        props17.status = !0, props17.operation = !0;
      }
    }
    if (!valid53) {
      if (errors < 1e3) {
        let err90 = { instancePath, schemaPath: "#/allOf/17/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema29.allOf[17].if, parentSchema: schema29.allOf[17], data };
        vErrors === null ? vErrors = [err90] : vErrors[errors] = err90;
      }
      errors++;
    }
    if (props0 !== !0 && props17 !== void 0 && (props17 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props17))), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err91 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err91] : vErrors[errors] = err91;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err92 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema29.required, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err92] : vErrors[errors] = err92;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema29.properties, key0)) {
          if (errors < 1e3) {
            let err93 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema29, data };
            vErrors === null ? vErrors = [err93] : vErrors[errors] = err93;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data53 = data.fault;
        if (data53 !== "status") {
          if (errors < 1e3) {
            let err94 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "status" }, message: "must be equal to constant", schema: "status", parentSchema: schema29.properties.fault, data: data53 };
            vErrors === null ? vErrors = [err94] : vErrors[errors] = err94;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data54 = data.operation;
        if (typeof data54 != "string") {
          if (errors < 1e3) {
            let err95 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema29.properties.operation.type, parentSchema: schema29.properties.operation, data: data54 };
            vErrors === null ? vErrors = [err95] : vErrors[errors] = err95;
          }
          errors++, reportable++;
        }
        if (!(data54 === "issueMerchantToken" || data54 === "issuePartnerToken" || data54 === "getMyMerchants" || data54 === "getMerchantKeys" || data54 === "addInvoice" || data54 === "getInvoice" || data54 === "cancelInvoice" || data54 === "payByCard" || data54 === "sendDigitalProduct" || data54 === "getTransactionsOfOrderNumber" || data54 === "refundOrder" || data54 === "addMerchantInvoice" || data54 === "sendOtp" || data54 === "processPayment" || data54 === "registerPayment" || data54 === "cancelRecurring" || data54 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err96 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema29.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema29.properties.operation.enum, parentSchema: schema29.properties.operation, data: data54 };
            vErrors === null ? vErrors = [err96] : vErrors[errors] = err96;
          }
          errors++, reportable++;
        }
      }
      data.status !== void 0 && (validate69(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate69.errors), errors += validate69.errorCount, reportable += validate69.reportableCount)), data.message !== void 0 && (validate71(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate71.errors), errors += validate71.errorCount, reportable += validate71.reportableCount));
    } else {
      if (errors < 1e3) {
        let err97 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err97] : vErrors[errors] = err97;
      }
      errors++, reportable++;
    }
    return validate68.errors = vErrors, validate68.errorCount = errors, validate68.reportableCount = reportable, errors === 0;
  }
  validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema32 = { type: "object", required: ["fault"], properties: { fault: { const: "empty-401" }, operation: { type: "string", enum: ["getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "refundOrder", "addMerchantInvoice", "getTransactionsOfOrderNumber", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: empty-401 takes no parameters" };
  function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate73.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema32.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "empty-401") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "empty-401" }, message: "must be equal to constant", schema: "empty-401", parentSchema: schema32.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.operation.type, parentSchema: schema32.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "getTransactionsOfOrderNumber" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema32.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.operation.enum, parentSchema: schema32.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate73.errors = vErrors, validate73.errorCount = errors, validate73.reportableCount = reportable, errors === 0;
  }
  validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema33 = { type: "object", required: ["fault"], properties: { fault: { const: "html-504" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: html-504 takes no parameters" };
  function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate74.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema33.required, parentSchema: schema33, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema33.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "html-504") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "html-504" }, message: "must be equal to constant", schema: "html-504", parentSchema: schema33.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.operation.type, parentSchema: schema33.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema33.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema33.properties.operation.enum, parentSchema: schema33.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate74.errors = vErrors, validate74.errorCount = errors, validate74.reportableCount = reportable, errors === 0;
  }
  validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema34 = { type: "object", required: ["fault"], properties: { fault: { const: "rate-limited" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, retryAfterSeconds: { $ref: "#/$defs/parameter-retryAfterSeconds" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: rate-limited takes retryAfterSeconds" }, schema35 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate76.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate76.errors = vErrors, validate76.errorCount = errors, validate76.reportableCount = reportable, errors === 0;
  }
  validate76.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate75.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema34.required, parentSchema: schema34, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema34.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "rate-limited") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "rate-limited" }, message: "must be equal to constant", schema: "rate-limited", parentSchema: schema34.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.operation.type, parentSchema: schema34.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema34.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.operation.enum, parentSchema: schema34.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.retryAfterSeconds !== void 0 && (validate76(data.retryAfterSeconds, { instancePath: instancePath + "/retryAfterSeconds", parentData: data, parentDataProperty: "retryAfterSeconds", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate76.errors), errors += validate76.errorCount, reportable += validate76.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate75.errors = vErrors, validate75.errorCount = errors, validate75.reportableCount = reportable, errors === 0;
  }
  validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema36 = { type: "object", required: ["fault"], properties: { fault: { const: "reset-before-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: reset-before-reply takes no parameters" };
  function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate78.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema36.required, parentSchema: schema36, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema36.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "reset-before-reply") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reset-before-reply" }, message: "must be equal to constant", schema: "reset-before-reply", parentSchema: schema36.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.operation.type, parentSchema: schema36.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema36.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema36.properties.operation.enum, parentSchema: schema36.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate78.errors = vErrors, validate78.errorCount = errors, validate78.reportableCount = reportable, errors === 0;
  }
  validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema37 = { type: "object", required: ["fault"], properties: { fault: { const: "empty-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: empty-reply takes no parameters" };
  function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate79.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema37.required, parentSchema: schema37, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema37.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "empty-reply") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "empty-reply" }, message: "must be equal to constant", schema: "empty-reply", parentSchema: schema37.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.operation.type, parentSchema: schema37.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema37.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.operation.enum, parentSchema: schema37.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate79.errors = vErrors, validate79.errorCount = errors, validate79.reportableCount = reportable, errors === 0;
  }
  validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema38 = { type: "object", required: ["fault"], properties: { fault: { const: "hang" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: hang takes no parameters" };
  function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate80.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema38.required, parentSchema: schema38, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema38.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "hang") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "hang" }, message: "must be equal to constant", schema: "hang", parentSchema: schema38.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.operation.type, parentSchema: schema38.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema38.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.operation.enum, parentSchema: schema38.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate80.errors = vErrors, validate80.errorCount = errors, validate80.reportableCount = reportable, errors === 0;
  }
  validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema39 = { type: "object", required: ["fault"], properties: { fault: { const: "lost-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: lost-reply takes no parameters" };
  function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate81.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema39.required, parentSchema: schema39, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema39.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "lost-reply") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "lost-reply" }, message: "must be equal to constant", schema: "lost-reply", parentSchema: schema39.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.operation.type, parentSchema: schema39.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema39.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema39.properties.operation.enum, parentSchema: schema39.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate81.errors = vErrors, validate81.errorCount = errors, validate81.reportableCount = reportable, errors === 0;
  }
  validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema40 = { type: "object", required: ["fault"], properties: { fault: { const: "late-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, delayMs: { $ref: "#/$defs/parameter-delayMs" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: late-reply takes delayMs" };
  function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate82.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema40.required, parentSchema: schema40, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema40.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "late-reply") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "late-reply" }, message: "must be equal to constant", schema: "late-reply", parentSchema: schema40.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.operation.type, parentSchema: schema40.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema40.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.operation.enum, parentSchema: schema40.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.delayMs !== void 0 && (validate58(data.delayMs, { instancePath: instancePath + "/delayMs", parentData: data, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate58.errors), errors += validate58.errorCount, reportable += validate58.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate82.errors = vErrors, validate82.errorCount = errors, validate82.reportableCount = reportable, errors === 0;
  }
  validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema41 = { type: "object", required: ["fault"], properties: { fault: { const: "reply-then-rollback" }, operation: { type: "string", enum: ["addInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "refundOrder", "addMerchantInvoice", "processPayment", "registerPayment"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: reply-then-rollback takes no parameters" };
  function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate84.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema41.required, parentSchema: schema41, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema41.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema41, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "reply-then-rollback") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reply-then-rollback" }, message: "must be equal to constant", schema: "reply-then-rollback", parentSchema: schema41.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.operation.type, parentSchema: schema41.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "addInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "processPayment" || data1 === "registerPayment")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema41.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema41.properties.operation.enum, parentSchema: schema41.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate84.errors = vErrors, validate84.errorCount = errors, validate84.reportableCount = reportable, errors === 0;
  }
  validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema42 = { type: "object", required: ["fault"], properties: { fault: { const: "double-commit" }, operation: { type: "string", enum: ["addInvoice", "payByCard", "sendDigitalProduct", "addMerchantInvoice", "sendOtp", "registerPayment"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: double-commit takes no parameters" };
  function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate85.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema42.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "double-commit") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "double-commit" }, message: "must be equal to constant", schema: "double-commit", parentSchema: schema42.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.operation.type, parentSchema: schema42.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "addInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "registerPayment")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema42.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema42.properties.operation.enum, parentSchema: schema42.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate85.errors = vErrors, validate85.errorCount = errors, validate85.reportableCount = reportable, errors === 0;
  }
  validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema43 = { type: "object", required: ["fault"], properties: { fault: { const: "paid-while-canceling" }, operation: { type: "string", enum: ["cancelInvoice"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: paid-while-canceling takes no parameters" };
  function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate86.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema43.required, parentSchema: schema43, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema43.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema43, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "paid-while-canceling") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "paid-while-canceling" }, message: "must be equal to constant", schema: "paid-while-canceling", parentSchema: schema43.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.operation.type, parentSchema: schema43.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (data1 !== "cancelInvoice") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema43.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.operation.enum, parentSchema: schema43.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate86.errors = vErrors, validate86.errorCount = errors, validate86.reportableCount = reportable, errors === 0;
  }
  validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema44 = { type: "object", required: ["fault"], properties: { fault: { const: "otp-sent-but-500" }, operation: { type: "string", enum: ["sendOtp"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: otp-sent-but-500 takes no parameters" };
  function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate87.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema44.required, parentSchema: schema44, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema44.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema44, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "otp-sent-but-500") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "otp-sent-but-500" }, message: "must be equal to constant", schema: "otp-sent-but-500", parentSchema: schema44.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.operation.type, parentSchema: schema44.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (data1 !== "sendOtp") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema44.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema44.properties.operation.enum, parentSchema: schema44.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate87.errors = vErrors, validate87.errorCount = errors, validate87.reportableCount = reportable, errors === 0;
  }
  validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema45 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-before-reply" }, operation: { type: "string", enum: ["addInvoice"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-before-reply takes no parameters" };
  function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate88.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema45.required, parentSchema: schema45, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema45.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-before-reply") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-before-reply" }, message: "must be equal to constant", schema: "callback-before-reply", parentSchema: schema45.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.operation.type, parentSchema: schema45.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (data1 !== "addInvoice") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema45.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.operation.enum, parentSchema: schema45.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate88.errors = vErrors, validate88.errorCount = errors, validate88.reportableCount = reportable, errors === 0;
  }
  validate88.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema46 = { type: "object", required: ["fault"], properties: { fault: { const: "missing-field" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, field: { $ref: "#/$defs/parameter-field" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: missing-field takes field" }, schema47 = { pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" };
  function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate90.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern4.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema47, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate90.errors = vErrors, validate90.errorCount = errors, validate90.reportableCount = reportable, errors === 0;
  }
  validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate89.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema46.required, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema46.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema46, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "missing-field") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "missing-field" }, message: "must be equal to constant", schema: "missing-field", parentSchema: schema46.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.properties.operation.type, parentSchema: schema46.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema46.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema46.properties.operation.enum, parentSchema: schema46.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.field !== void 0 && (validate90(data.field, { instancePath: instancePath + "/field", parentData: data, parentDataProperty: "field", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate90.errors), errors += validate90.errorCount, reportable += validate90.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate89.errors = vErrors, validate89.errorCount = errors, validate89.reportableCount = reportable, errors === 0;
  }
  validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema48 = { type: "object", required: ["fault"], properties: { fault: { const: "wrong-type" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, field: { $ref: "#/$defs/parameter-field" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: wrong-type takes field" };
  function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate92.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema48.required, parentSchema: schema48, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema48.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "wrong-type") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "wrong-type" }, message: "must be equal to constant", schema: "wrong-type", parentSchema: schema48.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.operation.type, parentSchema: schema48.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema48.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.operation.enum, parentSchema: schema48.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.field !== void 0 && (validate90(data.field, { instancePath: instancePath + "/field", parentData: data, parentDataProperty: "field", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate90.errors), errors += validate90.errorCount, reportable += validate90.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate92.errors = vErrors, validate92.errorCount = errors, validate92.reportableCount = reportable, errors === 0;
  }
  validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema49 = { type: "object", required: ["fault"], properties: { fault: { const: "truncated-json" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: truncated-json takes no parameters" };
  function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate94.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema49.required, parentSchema: schema49, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema49.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "truncated-json") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "truncated-json" }, message: "must be equal to constant", schema: "truncated-json", parentSchema: schema49.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.operation.type, parentSchema: schema49.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema49.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema49.properties.operation.enum, parentSchema: schema49.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate94.errors = vErrors, validate94.errorCount = errors, validate94.reportableCount = reportable, errors === 0;
  }
  validate94.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema50 = { type: "object", required: ["fault"], properties: { fault: { const: "wrong-content-type" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, contentType: { $ref: "#/$defs/parameter-contentType" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: wrong-content-type takes contentType" }, schema51 = { pattern: "^[\\t\\x20-\\x7e]*$", type: "string", "x-expected": "a text that can be sent" }, pattern6 = new RegExp("^[\\t\\x20-\\x7e]*$", "u");
  function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate96.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern6.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', schema: "^[\\t\\x20-\\x7e]*$", parentSchema: schema51, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate96.errors = vErrors, validate96.errorCount = errors, validate96.reportableCount = reportable, errors === 0;
  }
  validate96.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate95.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema50.required, parentSchema: schema50, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema50.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema50, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "wrong-content-type") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "wrong-content-type" }, message: "must be equal to constant", schema: "wrong-content-type", parentSchema: schema50.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.operation.type, parentSchema: schema50.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema50.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.operation.enum, parentSchema: schema50.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.contentType !== void 0 && (validate96(data.contentType, { instancePath: instancePath + "/contentType", parentData: data, parentDataProperty: "contentType", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate95.errors = vErrors, validate95.errorCount = errors, validate95.reportableCount = reportable, errors === 0;
  }
  validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema52 = { type: "object", required: ["fault"], properties: { fault: { const: "slow-body" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, bytesPerSecond: { $ref: "#/$defs/parameter-bytesPerSecond" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: slow-body takes bytesPerSecond" }, schema53 = { type: "integer", minimum: 1, maximum: 2147483647, "x-expected": "a whole number from 1 to 2147483647" };
  function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate99.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.type, parentSchema: schema53, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema53, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 1 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema53, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate99.errors = vErrors, validate99.errorCount = errors, validate99.reportableCount = reportable, errors === 0;
  }
  validate99.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate98.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema52.required, parentSchema: schema52, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema52.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema52, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "slow-body") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "slow-body" }, message: "must be equal to constant", schema: "slow-body", parentSchema: schema52.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.operation.type, parentSchema: schema52.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema52.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema52.properties.operation.enum, parentSchema: schema52.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.bytesPerSecond !== void 0 && (validate99(data.bytesPerSecond, { instancePath: instancePath + "/bytesPerSecond", parentData: data, parentDataProperty: "bytesPerSecond", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate99.errors), errors += validate99.errorCount, reportable += validate99.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.type, parentSchema: schema52, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate98.errors = vErrors, validate98.errorCount = errors, validate98.reportableCount = reportable, errors === 0;
  }
  validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema54 = { type: "object", required: ["fault"], properties: { fault: { const: "reset-mid-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: reset-mid-reply takes no parameters" };
  function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate101.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema54.required, parentSchema: schema54, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema54.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema54, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "reset-mid-reply") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reset-mid-reply" }, message: "must be equal to constant", schema: "reset-mid-reply", parentSchema: schema54.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.operation.type, parentSchema: schema54.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema54.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema54.properties.operation.enum, parentSchema: schema54.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate101.errors = vErrors, validate101.errorCount = errors, validate101.reportableCount = reportable, errors === 0;
  }
  validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema55 = { type: "object", required: ["fault"], properties: { fault: { const: "malformed-chunk" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: malformed-chunk takes no parameters" };
  function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate102.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema55.required, parentSchema: schema55, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema55.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema55, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "malformed-chunk") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "malformed-chunk" }, message: "must be equal to constant", schema: "malformed-chunk", parentSchema: schema55.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema55.properties.operation.type, parentSchema: schema55.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema55.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema55.properties.operation.enum, parentSchema: schema55.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate102.errors = vErrors, validate102.errorCount = errors, validate102.reportableCount = reportable, errors === 0;
  }
  validate102.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema56 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-dropped" }, operation: { not: {}, "x-expected": "left out, as callback-dropped strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-dropped takes no parameters" };
  function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate103.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema56.required, parentSchema: schema56, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema56.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-dropped") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-dropped" }, message: "must be equal to constant", schema: "callback-dropped", parentSchema: schema56.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema56.properties.operation.not, parentSchema: schema56.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate103.errors = vErrors, validate103.errorCount = errors, validate103.reportableCount = reportable, errors === 0;
  }
  validate103.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema57 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-delayed" }, operation: { not: {}, "x-expected": "left out, as callback-delayed strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, delayMs: { $ref: "#/$defs/parameter-delayMs" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-delayed takes delayMs" };
  function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate104.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema57.required, parentSchema: schema57, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema57.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-delayed") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-delayed" }, message: "must be equal to constant", schema: "callback-delayed", parentSchema: schema57.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema57.properties.operation.not, parentSchema: schema57.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      data.delayMs !== void 0 && (validate58(data.delayMs, { instancePath: instancePath + "/delayMs", parentData: data, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate58.errors), errors += validate58.errorCount, reportable += validate58.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate104.errors = vErrors, validate104.errorCount = errors, validate104.reportableCount = reportable, errors === 0;
  }
  validate104.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema58 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-doubled" }, operation: { not: {}, "x-expected": "left out, as callback-doubled strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-doubled takes no parameters" };
  function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate106.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema58.required, parentSchema: schema58, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema58.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-doubled") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-doubled" }, message: "must be equal to constant", schema: "callback-doubled", parentSchema: schema58.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema58.properties.operation.not, parentSchema: schema58.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate106.errors = vErrors, validate106.errorCount = errors, validate106.reportableCount = reportable, errors === 0;
  }
  validate106.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema59 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-out-of-order" }, operation: { not: {}, "x-expected": "left out, as callback-out-of-order strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-out-of-order takes no parameters" };
  function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate107.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema59.required, parentSchema: schema59, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema59.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-out-of-order") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-out-of-order" }, message: "must be equal to constant", schema: "callback-out-of-order", parentSchema: schema59.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema59.properties.operation.not, parentSchema: schema59.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate107.errors = vErrors, validate107.errorCount = errors, validate107.reportableCount = reportable, errors === 0;
  }
  validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema60 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-wrong-amount" }, operation: { not: {}, "x-expected": "left out, as callback-wrong-amount strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, amount: { $ref: "#/$defs/parameter-amount" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-wrong-amount takes amount" }, schema61 = { type: "number", minimum: 0, maximum: 99999999999e-2, "x-expected": "a number from 0 to 999999999.99" };
  function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate109.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 99999999999e-2 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", schema: 99999999999e-2, parentSchema: schema61, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema61, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema61.type, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate109.errors = vErrors, validate109.errorCount = errors, validate109.reportableCount = reportable, errors === 0;
  }
  validate109.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate108.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema60.required, parentSchema: schema60, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema60.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema60, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-wrong-amount") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-wrong-amount" }, message: "must be equal to constant", schema: "callback-wrong-amount", parentSchema: schema60.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema60.properties.operation.not, parentSchema: schema60.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      data.amount !== void 0 && (validate109(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate108.errors = vErrors, validate108.errorCount = errors, validate108.reportableCount = reportable, errors === 0;
  }
  validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema62 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-forged" }, operation: { not: {}, "x-expected": "left out, as callback-forged strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-forged takes no parameters" };
  function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate111.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema62.required, parentSchema: schema62, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema62.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema62, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-forged") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-forged" }, message: "must be equal to constant", schema: "callback-forged", parentSchema: schema62.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema62.properties.operation.not, parentSchema: schema62.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate111.errors = vErrors, validate111.errorCount = errors, validate111.reportableCount = reportable, errors === 0;
  }
  validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema63 = { type: "object", required: ["fault"], properties: { fault: { const: "callback-after-cancel" }, operation: { not: {}, "x-expected": "left out, as callback-after-cancel strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: callback-after-cancel takes no parameters" };
  function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate112.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema63.required, parentSchema: schema63, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema63.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-after-cancel") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-after-cancel" }, message: "must be equal to constant", schema: "callback-after-cancel", parentSchema: schema63.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema63.properties.operation.not, parentSchema: schema63.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate112.errors = vErrors, validate112.errorCount = errors, validate112.reportableCount = reportable, errors === 0;
  }
  validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema64 = { type: "object", required: ["fault"], properties: { fault: { const: "charge-taken-callback-lost" }, operation: { not: {}, "x-expected": "left out, as charge-taken-callback-lost strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: charge-taken-callback-lost takes no parameters" };
  function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate113.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema64.required, parentSchema: schema64, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema64.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema64, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "charge-taken-callback-lost") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "charge-taken-callback-lost" }, message: "must be equal to constant", schema: "charge-taken-callback-lost", parentSchema: schema64.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema64.properties.operation.not, parentSchema: schema64.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema64.type, parentSchema: schema64, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate113.errors = vErrors, validate113.errorCount = errors, validate113.reportableCount = reportable, errors === 0;
  }
  validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema65 = { type: "object", required: ["fault"], properties: { fault: { const: "declined-payment" }, operation: { not: {}, "x-expected": "left out, as declined-payment strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, code: { $ref: "#/$defs/parameter-code" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: declined-payment takes code, message" }, schema66 = { pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" };
  function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate115.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern4.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema66, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.type, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate115.errors = vErrors, validate115.errorCount = errors, validate115.reportableCount = reportable, errors === 0;
  }
  validate115.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate114.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema65.required, parentSchema: schema65, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema65.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema65, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "declined-payment") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "declined-payment" }, message: "must be equal to constant", schema: "declined-payment", parentSchema: schema65.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema65.properties.operation.not, parentSchema: schema65.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      data.code !== void 0 && (validate115(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate115.errors), errors += validate115.errorCount, reportable += validate115.reportableCount)), data.message !== void 0 && (validate71(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate71.errors), errors += validate71.errorCount, reportable += validate71.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate114.errors = vErrors, validate114.errorCount = errors, validate114.reportableCount = reportable, errors === 0;
  }
  validate114.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema67 = { type: "object", required: ["fault"], properties: { fault: { const: "refund-fails" }, operation: { not: {}, "x-expected": "left out, as refund-fails strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: refund-fails takes no parameters" };
  function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate118.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema67.required, parentSchema: schema67, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema67.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema67, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "refund-fails") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "refund-fails" }, message: "must be equal to constant", schema: "refund-fails", parentSchema: schema67.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema67.properties.operation.not, parentSchema: schema67.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.type, parentSchema: schema67, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate118.errors = vErrors, validate118.errorCount = errors, validate118.reportableCount = reportable, errors === 0;
  }
  validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema68 = { type: "object", required: ["fault"], properties: { fault: { const: "otp-undelivered" }, operation: { type: "string", enum: ["sendOtp"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is no field of this rule: otp-undelivered takes no parameters" };
  function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate119.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema68.required, parentSchema: schema68, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema68.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema68, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "otp-undelivered") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "otp-undelivered" }, message: "must be equal to constant", schema: "otp-undelivered", parentSchema: schema68.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.operation.type, parentSchema: schema68.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (data1 !== "sendOtp") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema68.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema68.properties.operation.enum, parentSchema: schema68.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate119.errors = vErrors, validate119.errorCount = errors, validate119.reportableCount = reportable, errors === 0;
  }
  validate119.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema69 = { type: "object", required: ["fault"], properties: { fault: { const: "charge-fails" }, operation: { not: {}, "x-expected": "left out, as charge-fails strikes no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, code: { $ref: "#/$defs/parameter-code" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: charge-fails takes code, message" };
  function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate120.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema69.required, parentSchema: schema69, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema69.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema69, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "charge-fails") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "charge-fails" }, message: "must be equal to constant", schema: "charge-fails", parentSchema: schema69.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema69.properties.operation.not, parentSchema: schema69.properties.operation, data: data.operation };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      data.code !== void 0 && (validate115(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate115.errors), errors += validate115.errorCount, reportable += validate115.reportableCount)), data.message !== void 0 && (validate71(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate71.errors), errors += validate71.errorCount, reportable += validate71.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate120.errors = vErrors, validate120.errorCount = errors, validate120.reportableCount = reportable, errors === 0;
  }
  validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema70 = { type: "object", required: ["fault"], properties: { fault: { const: "token-ends-early" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, lifetimeMs: { $ref: "#/$defs/parameter-lifetimeMs" } }, additionalProperties: !1, "x-unknown": "is no field of this rule: token-ends-early takes lifetimeMs" }, schema71 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate124.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema71.type, parentSchema: schema71, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema71, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema71, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate124.errors = vErrors, validate124.errorCount = errors, validate124.reportableCount = reportable, errors === 0;
  }
  validate124.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate123.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema70.required, parentSchema: schema70, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema70.properties, key0)) {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema70, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "token-ends-early") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "token-ends-early" }, message: "must be equal to constant", schema: "token-ends-early", parentSchema: schema70.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema70.properties.operation.type, parentSchema: schema70.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema70.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema70.properties.operation.enum, parentSchema: schema70.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.lifetimeMs !== void 0 && (validate124(data.lifetimeMs, { instancePath: instancePath + "/lifetimeMs", parentData: data, parentDataProperty: "lifetimeMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate124.errors), errors += validate124.errorCount, reportable += validate124.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.type, parentSchema: schema70, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate123.errors = vErrors, validate123.errorCount = errors, validate123.reportableCount = reportable, errors === 0;
  }
  validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (typeof data0 == "string") {
          if (func2(data0) > 100) {
            if (errors < 1e3) {
              let err1 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema21.properties.fault, data: data0 };
              vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
            }
            errors++, reportable++;
          }
          if (func2(data0) < 1) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.fault, data: data0 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.fault.type, parentSchema: schema21.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 == "string") {
          if (func2(data1) > 100) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema21.properties.operation, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
          if (func2(data1) < 1) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.operation, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.operation.type, parentSchema: schema21.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.where !== void 0 && (validate55(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.nth !== void 0) {
        let data3 = data.nth;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.nth.type, parentSchema: schema21.properties.nth, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema21.properties.nth, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.every !== void 0) {
        let data4 = data.every;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.every.type, parentSchema: schema21.properties.every, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema21.properties.every, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.times !== void 0) {
        let data5 = data.times;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema21.properties.times.type, parentSchema: schema21.properties.times, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema21.properties.times, data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.probability !== void 0) {
        let data6 = data.probability;
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 1 || isNaN(data6)) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema21.properties.probability, data: data6 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (data6 < 0 || isNaN(data6)) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema21.properties.probability, data: data6 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema21.properties.probability.type, parentSchema: schema21.properties.probability, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.from !== void 0) {
        let data7 = data.from;
        if (typeof data7 == "string") {
          if (func2(data7) > 100) {
            if (errors < 1e3) {
              let err16 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema21.properties.from, data: data7 };
              vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
            }
            errors++, reportable++;
          }
          if (func2(data7) < 1) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.from, data: data7 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.from.type, parentSchema: schema21.properties.from, data: data7 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.until !== void 0) {
        let data8 = data.until;
        if (typeof data8 == "string") {
          if (func2(data8) > 100) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema21.properties.until, data: data8 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
          if (func2(data8) < 1) {
            if (errors < 1e3) {
              let err20 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema21.properties.until, data: data8 };
              vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.until.type, parentSchema: schema21.properties.until, data: data8 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.sandbox !== void 0) {
        if (errors < 1e3) {
          let err22 = { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/false schema", keyword: "false schema", params: {}, message: "boolean schema is false", schema: !1, parentSchema: schema21.properties.sandbox, data: data.sandbox };
          vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
        }
        errors++, reportable++;
      }
      let tag0 = data.fault;
      if (typeof tag0 == "string")
        if (tag0 === "latency") {
          validate57(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate57.errors), errors += validate57.errorCount, reportable += validate57.reportableCount);
          var props0 = !0;
        } else if (tag0 === "status")
          validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate68.errors), errors += validate68.errorCount, reportable += validate68.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "empty-401")
          validate73(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate73.errors), errors += validate73.errorCount, reportable += validate73.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "html-504")
          validate74(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate74.errors), errors += validate74.errorCount, reportable += validate74.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "rate-limited")
          validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate75.errors), errors += validate75.errorCount, reportable += validate75.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "reset-before-reply")
          validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate78.errors), errors += validate78.errorCount, reportable += validate78.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "empty-reply")
          validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate79.errors), errors += validate79.errorCount, reportable += validate79.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "hang")
          validate80(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate80.errors), errors += validate80.errorCount, reportable += validate80.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "lost-reply")
          validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate81.errors), errors += validate81.errorCount, reportable += validate81.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "late-reply")
          validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate82.errors), errors += validate82.errorCount, reportable += validate82.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "reply-then-rollback")
          validate84(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate84.errors), errors += validate84.errorCount, reportable += validate84.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "double-commit")
          validate85(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "paid-while-canceling")
          validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate86.errors), errors += validate86.errorCount, reportable += validate86.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "otp-sent-but-500")
          validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate87.errors), errors += validate87.errorCount, reportable += validate87.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-before-reply")
          validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate88.errors), errors += validate88.errorCount, reportable += validate88.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "missing-field")
          validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate89.errors), errors += validate89.errorCount, reportable += validate89.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "wrong-type")
          validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate92.errors), errors += validate92.errorCount, reportable += validate92.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "truncated-json")
          validate94(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate94.errors), errors += validate94.errorCount, reportable += validate94.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "wrong-content-type")
          validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate95.errors), errors += validate95.errorCount, reportable += validate95.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "slow-body")
          validate98(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate98.errors), errors += validate98.errorCount, reportable += validate98.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "reset-mid-reply")
          validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate101.errors), errors += validate101.errorCount, reportable += validate101.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "malformed-chunk")
          validate102(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate102.errors), errors += validate102.errorCount, reportable += validate102.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-dropped")
          validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate103.errors), errors += validate103.errorCount, reportable += validate103.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-delayed")
          validate104(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate104.errors), errors += validate104.errorCount, reportable += validate104.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-doubled")
          validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate106.errors), errors += validate106.errorCount, reportable += validate106.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-out-of-order")
          validate107(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate107.errors), errors += validate107.errorCount, reportable += validate107.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-wrong-amount")
          validate108(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate108.errors), errors += validate108.errorCount, reportable += validate108.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-forged")
          validate111(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate111.errors), errors += validate111.errorCount, reportable += validate111.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-after-cancel")
          validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate112.errors), errors += validate112.errorCount, reportable += validate112.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charge-taken-callback-lost")
          validate113(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate113.errors), errors += validate113.errorCount, reportable += validate113.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "declined-payment")
          validate114(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate114.errors), errors += validate114.errorCount, reportable += validate114.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "refund-fails")
          validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate118.errors), errors += validate118.errorCount, reportable += validate118.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "otp-undelivered")
          validate119(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate119.errors), errors += validate119.errorCount, reportable += validate119.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charge-fails")
          validate120(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate120.errors), errors += validate120.errorCount, reportable += validate120.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "token-ends-early")
          validate123(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate123.errors), errors += validate123.errorCount, reportable += validate123.reportableCount), props0 !== !0 && (props0 = !0);
        else {
          if (errors < 1e3) {
            let err23 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "fault", tagValue: tag0 }, message: 'value of tag "fault" must be in oneOf', schema: schema21.discriminator, parentSchema: schema21, data };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      else {
        if (errors < 1e3) {
          let err24 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "fault", tagValue: tag0 }, message: 'tag "fault" must be string', schema: schema21.discriminator, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
      }
      errors++, reportable++;
    }
    return validate54.errors = vErrors, validate54.errorCount = errors, validate54.reportableCount = reportable, evaluated0.props = props0, errors === 0;
  }
  validate54.evaluated = { dynamicProps: !0, dynamicItems: !1 };
  var files_MerchantSeeds = validate161, schema72 = { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/MerchantSeed" } }, schema73 = { type: "object", additionalProperties: !1, properties: { id: { type: "integer", minimum: 1 }, merchantId: { type: "integer", minimum: 1 }, merchantShopName: { type: ["string", "null"], maxLength: 500 }, merchantPhone: { type: "string", maxLength: 500, "x-personal": !0 }, merchantLicenseType: { type: "string", maxLength: 500 }, merchantLicenseNumber: { type: "string", maxLength: 500 }, merchantLicenseName: { type: "string", maxLength: 500, "x-personal": !0 }, merchantCivilId: { type: "string", maxLength: 500, "x-personal": !0 }, merchantEmail: { type: "string", maxLength: 500, "x-personal": !0 }, merchantStoreUsername: { type: ["string", "null"], maxLength: 500 }, partnerProfileNo: { type: "string", maxLength: 500 }, partnerLicenseName: { type: "string", maxLength: 500 }, whoPayServiceFees: { type: "string", maxLength: 500 }, partnerMadaFeesPercentage: { type: "number", format: "double", minimum: 0, maximum: 100 }, profileReferenceNo: { type: "string", maxLength: 500 }, relationshipCreationDate: { type: "integer", minimum: 0, maximum: 9999999999999 }, relationshipStatus: { type: "string", maxLength: 500 } } }, formats2 = require_formats().fullFormats.double;
  function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate162.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!func1.call(schema73.properties, key0)) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema73, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.id.type, parentSchema: schema73.properties.id, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema73.properties.id, data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantId !== void 0) {
        let data1 = data.merchantId;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/merchantId", schemaPath: "#/properties/merchantId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.merchantId.type, parentSchema: schema73.properties.merchantId, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/merchantId", schemaPath: "#/properties/merchantId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema73.properties.merchantId, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantShopName !== void 0) {
        let data2 = data.merchantShopName;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/merchantShopName", schemaPath: "#/properties/merchantShopName/type", keyword: "type", params: { type: schema73.properties.merchantShopName.type }, message: "must be string,null", schema: schema73.properties.merchantShopName.type, parentSchema: schema73.properties.merchantShopName, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "string" && func2(data2) > 500) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/merchantShopName", schemaPath: "#/properties/merchantShopName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantShopName, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantPhone !== void 0) {
        let data3 = data.merchantPhone;
        if (typeof data3 == "string") {
          if (func2(data3) > 500) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/merchantPhone", schemaPath: "#/properties/merchantPhone/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantPhone, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/merchantPhone", schemaPath: "#/properties/merchantPhone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.merchantPhone.type, parentSchema: schema73.properties.merchantPhone, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantLicenseType !== void 0) {
        let data4 = data.merchantLicenseType;
        if (typeof data4 == "string") {
          if (func2(data4) > 500) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/merchantLicenseType", schemaPath: "#/properties/merchantLicenseType/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantLicenseType, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/merchantLicenseType", schemaPath: "#/properties/merchantLicenseType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.merchantLicenseType.type, parentSchema: schema73.properties.merchantLicenseType, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantLicenseNumber !== void 0) {
        let data5 = data.merchantLicenseNumber;
        if (typeof data5 == "string") {
          if (func2(data5) > 500) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/merchantLicenseNumber", schemaPath: "#/properties/merchantLicenseNumber/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantLicenseNumber, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/merchantLicenseNumber", schemaPath: "#/properties/merchantLicenseNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.merchantLicenseNumber.type, parentSchema: schema73.properties.merchantLicenseNumber, data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantLicenseName !== void 0) {
        let data6 = data.merchantLicenseName;
        if (typeof data6 == "string") {
          if (func2(data6) > 500) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/merchantLicenseName", schemaPath: "#/properties/merchantLicenseName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantLicenseName, data: data6 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/merchantLicenseName", schemaPath: "#/properties/merchantLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.merchantLicenseName.type, parentSchema: schema73.properties.merchantLicenseName, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantCivilId !== void 0) {
        let data7 = data.merchantCivilId;
        if (typeof data7 == "string") {
          if (func2(data7) > 500) {
            if (errors < 1e3) {
              let err15 = { instancePath: instancePath + "/merchantCivilId", schemaPath: "#/properties/merchantCivilId/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantCivilId, data: data7 };
              vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/merchantCivilId", schemaPath: "#/properties/merchantCivilId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.merchantCivilId.type, parentSchema: schema73.properties.merchantCivilId, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantEmail !== void 0) {
        let data8 = data.merchantEmail;
        if (typeof data8 == "string") {
          if (func2(data8) > 500) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/merchantEmail", schemaPath: "#/properties/merchantEmail/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantEmail, data: data8 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/merchantEmail", schemaPath: "#/properties/merchantEmail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.merchantEmail.type, parentSchema: schema73.properties.merchantEmail, data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.merchantStoreUsername !== void 0) {
        let data9 = data.merchantStoreUsername;
        if (typeof data9 != "string" && data9 !== null) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/merchantStoreUsername", schemaPath: "#/properties/merchantStoreUsername/type", keyword: "type", params: { type: schema73.properties.merchantStoreUsername.type }, message: "must be string,null", schema: schema73.properties.merchantStoreUsername.type, parentSchema: schema73.properties.merchantStoreUsername, data: data9 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "string" && func2(data9) > 500) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/merchantStoreUsername", schemaPath: "#/properties/merchantStoreUsername/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.merchantStoreUsername, data: data9 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerProfileNo !== void 0) {
        let data10 = data.partnerProfileNo;
        if (typeof data10 == "string") {
          if (func2(data10) > 500) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.partnerProfileNo, data: data10 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.partnerProfileNo.type, parentSchema: schema73.properties.partnerProfileNo, data: data10 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerLicenseName !== void 0) {
        let data11 = data.partnerLicenseName;
        if (typeof data11 == "string") {
          if (func2(data11) > 500) {
            if (errors < 1e3) {
              let err23 = { instancePath: instancePath + "/partnerLicenseName", schemaPath: "#/properties/partnerLicenseName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.partnerLicenseName, data: data11 };
              vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/partnerLicenseName", schemaPath: "#/properties/partnerLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.partnerLicenseName.type, parentSchema: schema73.properties.partnerLicenseName, data: data11 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data.whoPayServiceFees !== void 0) {
        let data12 = data.whoPayServiceFees;
        if (typeof data12 == "string") {
          if (func2(data12) > 500) {
            if (errors < 1e3) {
              let err25 = { instancePath: instancePath + "/whoPayServiceFees", schemaPath: "#/properties/whoPayServiceFees/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.whoPayServiceFees, data: data12 };
              vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/whoPayServiceFees", schemaPath: "#/properties/whoPayServiceFees/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.whoPayServiceFees.type, parentSchema: schema73.properties.whoPayServiceFees, data: data12 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.partnerMadaFeesPercentage !== void 0) {
        let data13 = data.partnerMadaFeesPercentage;
        if (typeof data13 == "number" && isFinite(data13)) {
          if (data13 > 100 || isNaN(data13)) {
            if (errors < 1e3) {
              let err27 = { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema73.properties.partnerMadaFeesPercentage, data: data13 };
              vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
            }
            errors++, reportable++;
          }
          if (data13 < 0 || isNaN(data13)) {
            if (errors < 1e3) {
              let err28 = { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema73.properties.partnerMadaFeesPercentage, data: data13 };
              vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
            }
            errors++, reportable++;
          }
          if (!formats2.validate(data13)) {
            if (errors < 1e3) {
              let err29 = { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', schema: "double", parentSchema: schema73.properties.partnerMadaFeesPercentage, data: data13 };
              vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema73.properties.partnerMadaFeesPercentage.type, parentSchema: schema73.properties.partnerMadaFeesPercentage, data: data13 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.profileReferenceNo !== void 0) {
        let data14 = data.profileReferenceNo;
        if (typeof data14 == "string") {
          if (func2(data14) > 500) {
            if (errors < 1e3) {
              let err31 = { instancePath: instancePath + "/profileReferenceNo", schemaPath: "#/properties/profileReferenceNo/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.profileReferenceNo, data: data14 };
              vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/profileReferenceNo", schemaPath: "#/properties/profileReferenceNo/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.profileReferenceNo.type, parentSchema: schema73.properties.profileReferenceNo, data: data14 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
      if (data.relationshipCreationDate !== void 0) {
        let data15 = data.relationshipCreationDate;
        if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/relationshipCreationDate", schemaPath: "#/properties/relationshipCreationDate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.relationshipCreationDate.type, parentSchema: schema73.properties.relationshipCreationDate, data: data15 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
        if (typeof data15 == "number" && isFinite(data15)) {
          if (data15 > 9999999999999 || isNaN(data15)) {
            if (errors < 1e3) {
              let err34 = { instancePath: instancePath + "/relationshipCreationDate", schemaPath: "#/properties/relationshipCreationDate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", schema: 9999999999999, parentSchema: schema73.properties.relationshipCreationDate, data: data15 };
              vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
            }
            errors++, reportable++;
          }
          if (data15 < 0 || isNaN(data15)) {
            if (errors < 1e3) {
              let err35 = { instancePath: instancePath + "/relationshipCreationDate", schemaPath: "#/properties/relationshipCreationDate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema73.properties.relationshipCreationDate, data: data15 };
              vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.relationshipStatus !== void 0) {
        let data16 = data.relationshipStatus;
        if (typeof data16 == "string") {
          if (func2(data16) > 500) {
            if (errors < 1e3) {
              let err36 = { instancePath: instancePath + "/relationshipStatus", schemaPath: "#/properties/relationshipStatus/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema73.properties.relationshipStatus, data: data16 };
              vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/relationshipStatus", schemaPath: "#/properties/relationshipStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.relationshipStatus.type, parentSchema: schema73.properties.relationshipStatus, data: data16 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
        vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
      }
      errors++, reportable++;
    }
    return validate162.errors = vErrors, validate162.errorCount = errors, validate162.reportableCount = reportable, errors === 0;
  }
  validate162.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate161.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
      if (data.length > 1e3) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema72, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate162(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate162.errors), errors += validate162.errorCount, reportable += validate162.reportableCount);
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema72.type, parentSchema: schema72, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate161.errors = vErrors, validate161.errorCount = errors, validate161.reportableCount = reportable, errors === 0;
  }
  validate161.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_SettingsPatch = validate164, schema74 = { type: "object", additionalProperties: !1, properties: { strict: { type: "boolean" }, allowPrefer: { type: "boolean" }, secretKey: { type: ["string", "null"], minLength: 1, maxLength: 1e3 }, callbackSecret: { type: "string", minLength: 1, maxLength: 1e3 }, webUrlAgreement: { type: "boolean" }, description: { type: ["string", "null"], maxLength: 1e3 }, rates: { type: "object", additionalProperties: !1, properties: { USD: { $ref: "#/$defs/Rate" }, EUR: { $ref: "#/$defs/Rate" }, GBP: { $ref: "#/$defs/Rate" } } }, webhook: { type: ["object", "null"], additionalProperties: !1, required: ["url", "headers"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } } } } }, schema75 = { type: "number", exclusiveMinimum: 0, maximum: 1e6 };
  function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate165.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 1e6 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema75, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data <= 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema75, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema75.type, parentSchema: schema75, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate165.errors = vErrors, validate165.errorCount = errors, validate165.reportableCount = reportable, errors === 0;
  }
  validate165.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var pattern8 = new RegExp("^https?://", "u"), pattern9 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
  function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate164.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!(key0 === "strict" || key0 === "allowPrefer" || key0 === "secretKey" || key0 === "callbackSecret" || key0 === "webUrlAgreement" || key0 === "description" || key0 === "rates" || key0 === "webhook")) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema74, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      if (data.strict !== void 0) {
        let data0 = data.strict;
        if (typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema74.properties.strict.type, parentSchema: schema74.properties.strict, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.allowPrefer !== void 0) {
        let data1 = data.allowPrefer;
        if (typeof data1 != "boolean") {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/allowPrefer", schemaPath: "#/properties/allowPrefer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema74.properties.allowPrefer.type, parentSchema: schema74.properties.allowPrefer, data: data1 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data.secretKey !== void 0) {
        let data2 = data.secretKey;
        if (typeof data2 != "string" && data2 !== null) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/type", keyword: "type", params: { type: schema74.properties.secretKey.type }, message: "must be string,null", schema: schema74.properties.secretKey.type, parentSchema: schema74.properties.secretKey, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (typeof data2 == "string") {
          if (func2(data2) > 1e3) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema74.properties.secretKey, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
          if (func2(data2) < 1) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties.secretKey, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.callbackSecret !== void 0) {
        let data3 = data.callbackSecret;
        if (typeof data3 == "string") {
          if (func2(data3) > 1e3) {
            if (errors < 1e3) {
              let err6 = { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema74.properties.callbackSecret, data: data3 };
              vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
            }
            errors++, reportable++;
          }
          if (func2(data3) < 1) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties.callbackSecret, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.callbackSecret.type, parentSchema: schema74.properties.callbackSecret, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.webUrlAgreement !== void 0) {
        let data4 = data.webUrlAgreement;
        if (typeof data4 != "boolean") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/webUrlAgreement", schemaPath: "#/properties/webUrlAgreement/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema74.properties.webUrlAgreement.type, parentSchema: schema74.properties.webUrlAgreement, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.description !== void 0) {
        let data5 = data.description;
        if (typeof data5 != "string" && data5 !== null) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema74.properties.description.type }, message: "must be string,null", schema: schema74.properties.description.type, parentSchema: schema74.properties.description, data: data5 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "string" && func2(data5) > 1e3) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema74.properties.description, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.rates !== void 0) {
        let data6 = data.rates;
        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          for (let key1 in data6)
            if (!(key1 === "USD" || key1 === "EUR" || key1 === "GBP")) {
              if (errors < 1e3) {
                let err12 = { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema74.properties.rates, data: data6 };
                vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
              }
              errors++, reportable++;
            }
          data6.USD !== void 0 && (validate165(data6.USD, { instancePath: instancePath + "/rates/USD", parentData: data6, parentDataProperty: "USD", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate165.errors), errors += validate165.errorCount, reportable += validate165.reportableCount)), data6.EUR !== void 0 && (validate165(data6.EUR, { instancePath: instancePath + "/rates/EUR", parentData: data6, parentDataProperty: "EUR", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate165.errors), errors += validate165.errorCount, reportable += validate165.reportableCount)), data6.GBP !== void 0 && (validate165(data6.GBP, { instancePath: instancePath + "/rates/GBP", parentData: data6, parentDataProperty: "GBP", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate165.errors), errors += validate165.errorCount, reportable += validate165.reportableCount));
        } else {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.properties.rates.type, parentSchema: schema74.properties.rates, data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.webhook !== void 0) {
        let data10 = data.webhook;
        if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: schema74.properties.webhook.type }, message: "must be object,null", schema: schema74.properties.webhook.type, parentSchema: schema74.properties.webhook, data: data10 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          if (data10.url === void 0) {
            if (errors < 1e3) {
              let err15 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema74.properties.webhook.required, parentSchema: schema74.properties.webhook, data: data10 };
              vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
            }
            errors++, reportable++;
          }
          if (data10.headers === void 0) {
            if (errors < 1e3) {
              let err16 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema74.properties.webhook.required, parentSchema: schema74.properties.webhook, data: data10 };
              vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
            }
            errors++, reportable++;
          }
          for (let key2 in data10)
            if (!(key2 === "url" || key2 === "headers")) {
              if (errors < 1e3) {
                let err17 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema74.properties.webhook, data: data10 };
                vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
              }
              errors++, reportable++;
            }
          if (data10.url !== void 0) {
            let data11 = data10.url;
            if (typeof data11 == "string") {
              if (func2(data11) > 2e3) {
                if (errors < 1e3) {
                  let err18 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema74.properties.webhook.properties.url, data: data11 };
                  vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
                }
                errors++, reportable++;
              }
              if (!pattern8.test(data11)) {
                if (errors < 1e3) {
                  let err19 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', schema: "^https?://", parentSchema: schema74.properties.webhook.properties.url, data: data11 };
                  vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
                }
                errors++, reportable++;
              }
              if (!formats0(data11)) {
                if (errors < 1e3) {
                  let err20 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema74.properties.webhook.properties.url, data: data11 };
                  vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err21 = { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.webhook.properties.url.type, parentSchema: schema74.properties.webhook.properties.url, data: data11 };
                vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
              }
              errors++, reportable++;
            }
          }
          if (data10.headers !== void 0) {
            let data12 = data10.headers;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
              if (Object.keys(data12).length > 50) {
                if (errors < 1e3) {
                  let err22 = { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema74.properties.webhook.properties.headers, data: data12 };
                  vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
                }
                errors++, reportable++;
              }
              for (let key3 in data12) {
                let _errs27 = errors, _reportable27 = reportable;
                if (typeof key3 == "string") {
                  if (func2(key3) > 100) {
                    if (errors < 1e3) {
                      let err23 = { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema74.properties.webhook.properties.headers.propertyNames, data: key3, propertyName: key3 };
                      vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
                    }
                    errors++, reportable++;
                  }
                  if (!pattern9.test(key3)) {
                    if (errors < 1e3) {
                      let err24 = { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema74.properties.webhook.properties.headers.propertyNames, data: key3, propertyName: key3 };
                      vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
                    }
                    errors++, reportable++;
                  }
                }
                var valid3 = _errs27 === errors;
                if (!valid3) {
                  if (errors < 1e3) {
                    let err25 = { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema74.properties.webhook.properties.headers.propertyNames, parentSchema: schema74.properties.webhook.properties.headers, data: data12 };
                    vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
                  }
                  errors++;
                }
              }
              for (let key4 in data12) {
                let data13 = data12[key4];
                if (typeof data13 == "string") {
                  if (func2(data13) > 4e3) {
                    if (errors < 1e3) {
                      let err26 = { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema74.properties.webhook.properties.headers.additionalProperties, data: data13 };
                      vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
                    }
                    errors++, reportable++;
                  }
                  if (!pattern6.test(data13)) {
                    if (errors < 1e3) {
                      let err27 = { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', schema: "^[\\t\\x20-\\x7e]*$", parentSchema: schema74.properties.webhook.properties.headers.additionalProperties, data: data13 };
                      vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
                    }
                    errors++, reportable++;
                  }
                } else {
                  if (errors < 1e3) {
                    let err28 = { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.webhook.properties.headers.additionalProperties.type, parentSchema: schema74.properties.webhook.properties.headers.additionalProperties, data: data13 };
                    vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
                  }
                  errors++, reportable++;
                }
              }
            } else {
              if (errors < 1e3) {
                let err29 = { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.properties.webhook.properties.headers.type, parentSchema: schema74.properties.webhook.properties.headers, data: data12 };
                vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
              }
              errors++, reportable++;
            }
          }
        }
      }
    } else {
      if (errors < 1e3) {
        let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
        vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
      }
      errors++, reportable++;
    }
    return validate164.errors = vErrors, validate164.errorCount = errors, validate164.reportableCount = reportable, errors === 0;
  }
  validate164.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_StartOptions = validate169, schema76 = { required: [], "x-unknown": "is no option", additionalProperties: !1, type: "object", properties: { port: { type: "integer", minimum: 0, maximum: 65535, "x-expected": "a whole number from 0 to 65535" }, orderPort: { type: "integer", minimum: 0, maximum: 65535, "x-expected": "a whole number from 0 to 65535" }, host: { type: "string", minLength: 1, "x-expected": "a text" }, allowHosts: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255, pattern: "^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$", "x-expected": "the name of a host without a port, such as paystub or *.ci.example" } }, publicUrl: { type: "string", maxLength: 300, pattern: "^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$", "x-expected": "an http or https address without a path, such as https://pay.ci.example, or request" }, trustProxy: { type: "array", maxItems: 100, items: { type: "string", maxLength: 60, pattern: "^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$", "x-expected": "the address of a proxy, a range such as 10.0.0.0/8, or loopback" } }, allowFrame: { type: "array", maxItems: 100, items: { type: "string", maxLength: 300, pattern: "^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$", "x-expected": "an origin such as https://shop.example, or *" } }, seed: { type: "string", minLength: 1, pattern: "^\\P{Surrogate}*$", "x-expected": "a text" }, sandbox: { $ref: "#/$defs/SandboxName" }, examples: { type: "boolean" }, clock: { "x-expected": '"real", "frozen" or {"frozenAt": "<ISO instant>"}', anyOf: [{ enum: ["real", "frozen"] }, { required: ["frozenAt"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { frozenAt: { type: "string" } } }] }, assume: { $ref: "#/$defs/AssumptionOptions" }, strict: { type: "boolean" }, settings: { $ref: "#/$defs/SettingsPatch" }, faults: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/DefaultFaultRequest" } }, allowPrefer: { type: "boolean" }, alwaysRedirect: { type: "boolean" }, merchants: { $ref: "#/$defs/MerchantSeeds" }, allowEgress: { type: "array", items: { type: "string", minLength: 1, "x-expected": "the name of a host" } }, callbackTimeoutMs: { type: "integer", minimum: 1, maximum: 2147483647 }, callbackLimits: { required: [], "x-unknown": "is no limit", additionalProperties: !1, type: "object", properties: { perGateway: { type: "integer", minimum: 1, maximum: 65535 }, perTarget: { type: "integer", minimum: 1, maximum: 65535 } } }, sandboxesMax: { type: "integer", minimum: 1, maximum: 1e6 }, eventsMax: { type: "integer", minimum: 1, maximum: 1e8 }, data: { type: "string", minLength: 1, "x-expected": "the path of a folder" }, fsync: { type: "boolean" }, dataMaxBytes: { type: "integer", minimum: 1, maximum: 9007199254740991 }, keepDays: { type: "number", exclusiveMinimum: 0, maximum: 36500 }, database: { type: "string" }, databaseSchema: { type: "string", pattern: "^[a-z_][a-z0-9_]{0,39}$", "x-expected": "1 to 40 lower-case letters, digits or _ that begin with no digit" }, bodyLimitBytes: { type: "integer", minimum: 1, maximum: 9007199254740991 }, controlToken: { type: "string", minLength: 1, "x-expected": "a text" }, apiToken: { type: "string", minLength: 12, maxLength: 200, pattern: "^[A-Za-z0-9_.~-]+$", "x-expected": "at least 12 letters, digits and - _ . ~, such as openssl rand -hex 16 prints" } } }, pattern11 = new RegExp("^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$", "u"), pattern12 = new RegExp("^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$", "u"), pattern13 = new RegExp("^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$", "u"), pattern14 = new RegExp("^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$", "u"), pattern17 = new RegExp("^[a-z_][a-z0-9_]{0,39}$", "u"), pattern18 = new RegExp("^[A-Za-z0-9_.~-]+$", "u"), schema77 = { type: "string", pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "x-expected": "the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not - alone" }, pattern16 = new RegExp("^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "u");
  function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate170.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern16.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$" }, message: 'must match pattern "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$"', schema: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", parentSchema: schema77, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.type, parentSchema: schema77, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate170.errors = vErrors, validate170.errorCount = errors, validate170.reportableCount = reportable, errors === 0;
  }
  validate170.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema78 = { type: "object", required: ["fault"], discriminator: { propertyName: "fault" }, "x-unknown": "is no fault", "x-choices": ["latency", "status", "empty-401", "html-504", "rate-limited", "reset-before-reply", "empty-reply", "hang", "lost-reply", "late-reply", "reply-then-rollback", "double-commit", "paid-while-canceling", "otp-sent-but-500", "callback-before-reply", "missing-field", "wrong-type", "truncated-json", "wrong-content-type", "slow-body", "reset-mid-reply", "malformed-chunk", "callback-dropped", "callback-delayed", "callback-doubled", "callback-out-of-order", "callback-wrong-amount", "callback-forged", "callback-after-cancel", "charge-taken-callback-lost", "declined-payment", "refund-fails", "otp-undelivered", "charge-fails", "token-ends-early"], oneOf: [{ $ref: "#/$defs/request-latency" }, { $ref: "#/$defs/request-status" }, { $ref: "#/$defs/request-empty-401" }, { $ref: "#/$defs/request-html-504" }, { $ref: "#/$defs/request-rate-limited" }, { $ref: "#/$defs/request-reset-before-reply" }, { $ref: "#/$defs/request-empty-reply" }, { $ref: "#/$defs/request-hang" }, { $ref: "#/$defs/request-lost-reply" }, { $ref: "#/$defs/request-late-reply" }, { $ref: "#/$defs/request-reply-then-rollback" }, { $ref: "#/$defs/request-double-commit" }, { $ref: "#/$defs/request-paid-while-canceling" }, { $ref: "#/$defs/request-otp-sent-but-500" }, { $ref: "#/$defs/request-callback-before-reply" }, { $ref: "#/$defs/request-missing-field" }, { $ref: "#/$defs/request-wrong-type" }, { $ref: "#/$defs/request-truncated-json" }, { $ref: "#/$defs/request-wrong-content-type" }, { $ref: "#/$defs/request-slow-body" }, { $ref: "#/$defs/request-reset-mid-reply" }, { $ref: "#/$defs/request-malformed-chunk" }, { $ref: "#/$defs/request-callback-dropped" }, { $ref: "#/$defs/request-callback-delayed" }, { $ref: "#/$defs/request-callback-doubled" }, { $ref: "#/$defs/request-callback-out-of-order" }, { $ref: "#/$defs/request-callback-wrong-amount" }, { $ref: "#/$defs/request-callback-forged" }, { $ref: "#/$defs/request-callback-after-cancel" }, { $ref: "#/$defs/request-charge-taken-callback-lost" }, { $ref: "#/$defs/request-declined-payment" }, { $ref: "#/$defs/request-refund-fails" }, { $ref: "#/$defs/request-otp-undelivered" }, { $ref: "#/$defs/request-charge-fails" }, { $ref: "#/$defs/request-token-ends-early" }], properties: { fault: { type: "string", minLength: 1, maxLength: 100 }, operation: { type: "string", minLength: 1, maxLength: 100 }, where: { $ref: "#/$defs/FaultWhere" }, nth: { type: "integer", minimum: 1 }, every: { type: "integer", minimum: 1 }, times: { type: "integer", minimum: 1 }, probability: { type: "number", minimum: 0, maximum: 1 }, from: { type: "string", minLength: 1, maxLength: 100 }, until: { type: "string", minLength: 1, maxLength: 100 }, sandbox: { $ref: "#/$defs/SandboxName" } } };
  function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate174.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema78.required, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (typeof data0 == "string") {
          if (func2(data0) > 100) {
            if (errors < 1e3) {
              let err1 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema78.properties.fault, data: data0 };
              vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
            }
            errors++, reportable++;
          }
          if (func2(data0) < 1) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema78.properties.fault, data: data0 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.fault.type, parentSchema: schema78.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (typeof data1 == "string") {
          if (func2(data1) > 100) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema78.properties.operation, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
          if (func2(data1) < 1) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema78.properties.operation, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.operation.type, parentSchema: schema78.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.where !== void 0 && (validate55(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.nth !== void 0) {
        let data3 = data.nth;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.nth.type, parentSchema: schema78.properties.nth, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.nth, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.every !== void 0) {
        let data4 = data.every;
        if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.every.type, parentSchema: schema78.properties.every, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.every, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.times !== void 0) {
        let data5 = data.times;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema78.properties.times.type, parentSchema: schema78.properties.times, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema78.properties.times, data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.probability !== void 0) {
        let data6 = data.probability;
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 1 || isNaN(data6)) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema78.properties.probability, data: data6 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (data6 < 0 || isNaN(data6)) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema78.properties.probability, data: data6 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema78.properties.probability.type, parentSchema: schema78.properties.probability, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.from !== void 0) {
        let data7 = data.from;
        if (typeof data7 == "string") {
          if (func2(data7) > 100) {
            if (errors < 1e3) {
              let err16 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema78.properties.from, data: data7 };
              vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
            }
            errors++, reportable++;
          }
          if (func2(data7) < 1) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema78.properties.from, data: data7 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.from.type, parentSchema: schema78.properties.from, data: data7 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.until !== void 0) {
        let data8 = data.until;
        if (typeof data8 == "string") {
          if (func2(data8) > 100) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema78.properties.until, data: data8 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
          if (func2(data8) < 1) {
            if (errors < 1e3) {
              let err20 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema78.properties.until, data: data8 };
              vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.until.type, parentSchema: schema78.properties.until, data: data8 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      data.sandbox !== void 0 && (validate170(data.sandbox, { instancePath: instancePath + "/sandbox", parentData: data, parentDataProperty: "sandbox", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate170.errors), errors += validate170.errorCount, reportable += validate170.reportableCount));
      let tag0 = data.fault;
      if (typeof tag0 == "string")
        if (tag0 === "latency") {
          validate57(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate57.errors), errors += validate57.errorCount, reportable += validate57.reportableCount);
          var props0 = !0;
        } else if (tag0 === "status")
          validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate68.errors), errors += validate68.errorCount, reportable += validate68.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "empty-401")
          validate73(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate73.errors), errors += validate73.errorCount, reportable += validate73.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "html-504")
          validate74(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate74.errors), errors += validate74.errorCount, reportable += validate74.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "rate-limited")
          validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate75.errors), errors += validate75.errorCount, reportable += validate75.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "reset-before-reply")
          validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate78.errors), errors += validate78.errorCount, reportable += validate78.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "empty-reply")
          validate79(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate79.errors), errors += validate79.errorCount, reportable += validate79.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "hang")
          validate80(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate80.errors), errors += validate80.errorCount, reportable += validate80.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "lost-reply")
          validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate81.errors), errors += validate81.errorCount, reportable += validate81.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "late-reply")
          validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate82.errors), errors += validate82.errorCount, reportable += validate82.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "reply-then-rollback")
          validate84(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate84.errors), errors += validate84.errorCount, reportable += validate84.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "double-commit")
          validate85(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "paid-while-canceling")
          validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate86.errors), errors += validate86.errorCount, reportable += validate86.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "otp-sent-but-500")
          validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate87.errors), errors += validate87.errorCount, reportable += validate87.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-before-reply")
          validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate88.errors), errors += validate88.errorCount, reportable += validate88.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "missing-field")
          validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate89.errors), errors += validate89.errorCount, reportable += validate89.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "wrong-type")
          validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate92.errors), errors += validate92.errorCount, reportable += validate92.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "truncated-json")
          validate94(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate94.errors), errors += validate94.errorCount, reportable += validate94.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "wrong-content-type")
          validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate95.errors), errors += validate95.errorCount, reportable += validate95.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "slow-body")
          validate98(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate98.errors), errors += validate98.errorCount, reportable += validate98.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "reset-mid-reply")
          validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate101.errors), errors += validate101.errorCount, reportable += validate101.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "malformed-chunk")
          validate102(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate102.errors), errors += validate102.errorCount, reportable += validate102.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-dropped")
          validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate103.errors), errors += validate103.errorCount, reportable += validate103.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-delayed")
          validate104(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate104.errors), errors += validate104.errorCount, reportable += validate104.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-doubled")
          validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate106.errors), errors += validate106.errorCount, reportable += validate106.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-out-of-order")
          validate107(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate107.errors), errors += validate107.errorCount, reportable += validate107.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-wrong-amount")
          validate108(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate108.errors), errors += validate108.errorCount, reportable += validate108.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-forged")
          validate111(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate111.errors), errors += validate111.errorCount, reportable += validate111.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-after-cancel")
          validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate112.errors), errors += validate112.errorCount, reportable += validate112.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charge-taken-callback-lost")
          validate113(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate113.errors), errors += validate113.errorCount, reportable += validate113.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "declined-payment")
          validate114(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate114.errors), errors += validate114.errorCount, reportable += validate114.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "refund-fails")
          validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate118.errors), errors += validate118.errorCount, reportable += validate118.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "otp-undelivered")
          validate119(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate119.errors), errors += validate119.errorCount, reportable += validate119.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charge-fails")
          validate120(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate120.errors), errors += validate120.errorCount, reportable += validate120.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "token-ends-early")
          validate123(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate123.errors), errors += validate123.errorCount, reportable += validate123.reportableCount), props0 !== !0 && (props0 = !0);
        else {
          if (errors < 1e3) {
            let err22 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "fault", tagValue: tag0 }, message: 'value of tag "fault" must be in oneOf', schema: schema78.discriminator, parentSchema: schema78, data };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      else {
        if (errors < 1e3) {
          let err23 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "fault", tagValue: tag0 }, message: 'tag "fault" must be string', schema: schema78.discriminator, parentSchema: schema78, data };
          vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
      }
      errors++, reportable++;
    }
    return validate174.errors = vErrors, validate174.errorCount = errors, validate174.reportableCount = reportable, evaluated0.props = props0, errors === 0;
  }
  validate174.evaluated = { dynamicProps: !0, dynamicItems: !1 };
  function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate169.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!func1.call(schema76.properties, key0)) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      if (data.port !== void 0) {
        let data0 = data.port;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.port.type, parentSchema: schema76.properties.port, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 65535 || isNaN(data0)) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema76.properties.port, data: data0 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          if (data0 < 0 || isNaN(data0)) {
            if (errors < 1e3) {
              let err3 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.port, data: data0 };
              vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.orderPort !== void 0) {
        let data1 = data.orderPort;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/orderPort", schemaPath: "#/properties/orderPort/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.orderPort.type, parentSchema: schema76.properties.orderPort, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 65535 || isNaN(data1)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/orderPort", schemaPath: "#/properties/orderPort/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema76.properties.orderPort, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
          if (data1 < 0 || isNaN(data1)) {
            if (errors < 1e3) {
              let err6 = { instancePath: instancePath + "/orderPort", schemaPath: "#/properties/orderPort/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema76.properties.orderPort, data: data1 };
              vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.host !== void 0) {
        let data2 = data.host;
        if (typeof data2 == "string") {
          if (func2(data2) < 1) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.host, data: data2 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.host.type, parentSchema: schema76.properties.host, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.allowHosts !== void 0) {
        let data3 = data.allowHosts;
        if (Array.isArray(data3)) {
          if (data3.length > 100) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/allowHosts", schemaPath: "#/properties/allowHosts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema76.properties.allowHosts, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (typeof data4 == "string") {
              if (func2(data4) > 255) {
                if (errors < 1e3) {
                  let err10 = { instancePath: instancePath + "/allowHosts/" + i0, schemaPath: "#/properties/allowHosts/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema76.properties.allowHosts.items, data: data4 };
                  vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
                }
                errors++, reportable++;
              }
              if (!pattern11.test(data4)) {
                if (errors < 1e3) {
                  let err11 = { instancePath: instancePath + "/allowHosts/" + i0, schemaPath: "#/properties/allowHosts/items/pattern", keyword: "pattern", params: { pattern: "^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$" }, message: 'must match pattern "^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$"', schema: "^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$", parentSchema: schema76.properties.allowHosts.items, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err12 = { instancePath: instancePath + "/allowHosts/" + i0, schemaPath: "#/properties/allowHosts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.allowHosts.items.type, parentSchema: schema76.properties.allowHosts.items, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/allowHosts", schemaPath: "#/properties/allowHosts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.allowHosts.type, parentSchema: schema76.properties.allowHosts, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.publicUrl !== void 0) {
        let data5 = data.publicUrl;
        if (typeof data5 == "string") {
          if (func2(data5) > 300) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/publicUrl", schemaPath: "#/properties/publicUrl/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema76.properties.publicUrl, data: data5 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
          if (!pattern12.test(data5)) {
            if (errors < 1e3) {
              let err15 = { instancePath: instancePath + "/publicUrl", schemaPath: "#/properties/publicUrl/pattern", keyword: "pattern", params: { pattern: "^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$" }, message: 'must match pattern "^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$"', schema: "^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$", parentSchema: schema76.properties.publicUrl, data: data5 };
              vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/publicUrl", schemaPath: "#/properties/publicUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.publicUrl.type, parentSchema: schema76.properties.publicUrl, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.trustProxy !== void 0) {
        let data6 = data.trustProxy;
        if (Array.isArray(data6)) {
          if (data6.length > 100) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/trustProxy", schemaPath: "#/properties/trustProxy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema76.properties.trustProxy, data: data6 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
          let len1 = data6.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data7 = data6[i1];
            if (typeof data7 == "string") {
              if (func2(data7) > 60) {
                if (errors < 1e3) {
                  let err18 = { instancePath: instancePath + "/trustProxy/" + i1, schemaPath: "#/properties/trustProxy/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema76.properties.trustProxy.items, data: data7 };
                  vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
                }
                errors++, reportable++;
              }
              if (!pattern13.test(data7)) {
                if (errors < 1e3) {
                  let err19 = { instancePath: instancePath + "/trustProxy/" + i1, schemaPath: "#/properties/trustProxy/items/pattern", keyword: "pattern", params: { pattern: "^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$" }, message: 'must match pattern "^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$"', schema: "^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$", parentSchema: schema76.properties.trustProxy.items, data: data7 };
                  vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err20 = { instancePath: instancePath + "/trustProxy/" + i1, schemaPath: "#/properties/trustProxy/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.trustProxy.items.type, parentSchema: schema76.properties.trustProxy.items, data: data7 };
                vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/trustProxy", schemaPath: "#/properties/trustProxy/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.trustProxy.type, parentSchema: schema76.properties.trustProxy, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.allowFrame !== void 0) {
        let data8 = data.allowFrame;
        if (Array.isArray(data8)) {
          if (data8.length > 100) {
            if (errors < 1e3) {
              let err22 = { instancePath: instancePath + "/allowFrame", schemaPath: "#/properties/allowFrame/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema76.properties.allowFrame, data: data8 };
              vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
            }
            errors++, reportable++;
          }
          let len2 = data8.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data9 = data8[i2];
            if (typeof data9 == "string") {
              if (func2(data9) > 300) {
                if (errors < 1e3) {
                  let err23 = { instancePath: instancePath + "/allowFrame/" + i2, schemaPath: "#/properties/allowFrame/items/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema76.properties.allowFrame.items, data: data9 };
                  vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
                }
                errors++, reportable++;
              }
              if (!pattern14.test(data9)) {
                if (errors < 1e3) {
                  let err24 = { instancePath: instancePath + "/allowFrame/" + i2, schemaPath: "#/properties/allowFrame/items/pattern", keyword: "pattern", params: { pattern: "^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$" }, message: 'must match pattern "^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$"', schema: "^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$", parentSchema: schema76.properties.allowFrame.items, data: data9 };
                  vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err25 = { instancePath: instancePath + "/allowFrame/" + i2, schemaPath: "#/properties/allowFrame/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.allowFrame.items.type, parentSchema: schema76.properties.allowFrame.items, data: data9 };
                vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/allowFrame", schemaPath: "#/properties/allowFrame/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.allowFrame.type, parentSchema: schema76.properties.allowFrame, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data.seed !== void 0) {
        let data10 = data.seed;
        if (typeof data10 == "string") {
          if (func2(data10) < 1) {
            if (errors < 1e3) {
              let err27 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.seed, data: data10 };
              vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
            }
            errors++, reportable++;
          }
          if (!pattern4.test(data10)) {
            if (errors < 1e3) {
              let err28 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema76.properties.seed, data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.seed.type, parentSchema: schema76.properties.seed, data: data10 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
      }
      if (data.sandbox !== void 0 && (validate170(data.sandbox, { instancePath: instancePath + "/sandbox", parentData: data, parentDataProperty: "sandbox", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate170.errors), errors += validate170.errorCount, reportable += validate170.reportableCount)), data.examples !== void 0) {
        let data12 = data.examples;
        if (typeof data12 != "boolean") {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema76.properties.examples.type, parentSchema: schema76.properties.examples, data: data12 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data.clock !== void 0) {
        let data13 = data.clock, _errs28 = errors, _reportable28 = reportable, valid7 = !1, _errs29 = errors, _reportable29 = reportable;
        if (!(data13 === "real" || data13 === "frozen")) {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema76.properties.clock.anyOf[0].enum }, message: "must be equal to one of the allowed values", schema: schema76.properties.clock.anyOf[0].enum, parentSchema: schema76.properties.clock.anyOf[0], data: data13 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++;
        }
        var _valid0 = _errs29 === errors;
        valid7 = valid7 || _valid0;
        let _errs30 = errors, _reportable30 = reportable;
        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
          if (data13.frozenAt === void 0) {
            if (errors < 1e3) {
              let err32 = { instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/anyOf/1/required", keyword: "required", params: { missingProperty: "frozenAt" }, message: "must have required property 'frozenAt'", schema: schema76.properties.clock.anyOf[1].required, parentSchema: schema76.properties.clock.anyOf[1], data: data13 };
              vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
            }
            errors++;
          }
          for (let key1 in data13)
            if (key1 !== "frozenAt") {
              if (errors < 1e3) {
                let err33 = { instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76.properties.clock.anyOf[1], data: data13 };
                vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
              }
              errors++;
            }
          if (data13.frozenAt !== void 0) {
            let data14 = data13.frozenAt;
            if (typeof data14 != "string") {
              if (errors < 1e3) {
                let err34 = { instancePath: instancePath + "/clock/frozenAt", schemaPath: "#/properties/clock/anyOf/1/properties/frozenAt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.clock.anyOf[1].properties.frozenAt.type, parentSchema: schema76.properties.clock.anyOf[1].properties.frozenAt, data: data14 };
                vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
              }
              errors++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.properties.clock.anyOf[1].type, parentSchema: schema76.properties.clock.anyOf[1], data: data13 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++;
        }
        var _valid0 = _errs30 === errors;
        if (valid7 = valid7 || _valid0, valid7)
          errors = _errs28, reportable = _reportable28, vErrors !== null && (_errs28 ? vErrors.length = Math.min(_errs28, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema76.properties.clock.anyOf, parentSchema: schema76.properties.clock, data: data13 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
      }
      if (data.assume !== void 0 && (validate53(data.assume, { instancePath: instancePath + "/assume", parentData: data, parentDataProperty: "assume", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate53.errors), errors += validate53.errorCount, reportable += validate53.reportableCount)), data.strict !== void 0) {
        let data16 = data.strict;
        if (typeof data16 != "boolean") {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema76.properties.strict.type, parentSchema: schema76.properties.strict, data: data16 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
      }
      if (data.settings !== void 0 && (validate164(data.settings, { instancePath: instancePath + "/settings", parentData: data, parentDataProperty: "settings", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate164.errors), errors += validate164.errorCount, reportable += validate164.reportableCount)), data.faults !== void 0) {
        let data18 = data.faults;
        if (Array.isArray(data18)) {
          if (data18.length > 1e3) {
            if (errors < 1e3) {
              let err38 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema76.properties.faults, data: data18 };
              vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
            }
            errors++, reportable++;
          }
          let len3 = data18.length;
          for (let i3 = 0; i3 < len3; i3++)
            validate174(data18[i3], { instancePath: instancePath + "/faults/" + i3, parentData: data18, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate174.errors), errors += validate174.errorCount, reportable += validate174.reportableCount);
        } else {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.faults.type, parentSchema: schema76.properties.faults, data: data18 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
      }
      if (data.allowPrefer !== void 0) {
        let data20 = data.allowPrefer;
        if (typeof data20 != "boolean") {
          if (errors < 1e3) {
            let err40 = { instancePath: instancePath + "/allowPrefer", schemaPath: "#/properties/allowPrefer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema76.properties.allowPrefer.type, parentSchema: schema76.properties.allowPrefer, data: data20 };
            vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
          }
          errors++, reportable++;
        }
      }
      if (data.alwaysRedirect !== void 0) {
        let data21 = data.alwaysRedirect;
        if (typeof data21 != "boolean") {
          if (errors < 1e3) {
            let err41 = { instancePath: instancePath + "/alwaysRedirect", schemaPath: "#/properties/alwaysRedirect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema76.properties.alwaysRedirect.type, parentSchema: schema76.properties.alwaysRedirect, data: data21 };
            vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
          }
          errors++, reportable++;
        }
      }
      if (data.merchants !== void 0 && (validate161(data.merchants, { instancePath: instancePath + "/merchants", parentData: data, parentDataProperty: "merchants", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate161.errors), errors += validate161.errorCount, reportable += validate161.reportableCount)), data.allowEgress !== void 0) {
        let data23 = data.allowEgress;
        if (Array.isArray(data23)) {
          let len4 = data23.length;
          for (let i4 = 0; i4 < len4; i4++) {
            let data24 = data23[i4];
            if (typeof data24 == "string") {
              if (func2(data24) < 1) {
                if (errors < 1e3) {
                  let err42 = { instancePath: instancePath + "/allowEgress/" + i4, schemaPath: "#/properties/allowEgress/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.allowEgress.items, data: data24 };
                  vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err43 = { instancePath: instancePath + "/allowEgress/" + i4, schemaPath: "#/properties/allowEgress/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.allowEgress.items.type, parentSchema: schema76.properties.allowEgress.items, data: data24 };
                vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err44 = { instancePath: instancePath + "/allowEgress", schemaPath: "#/properties/allowEgress/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.allowEgress.type, parentSchema: schema76.properties.allowEgress, data: data23 };
            vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
          }
          errors++, reportable++;
        }
      }
      if (data.callbackTimeoutMs !== void 0) {
        let data25 = data.callbackTimeoutMs;
        if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
          if (errors < 1e3) {
            let err45 = { instancePath: instancePath + "/callbackTimeoutMs", schemaPath: "#/properties/callbackTimeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.callbackTimeoutMs.type, parentSchema: schema76.properties.callbackTimeoutMs, data: data25 };
            vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
          }
          errors++, reportable++;
        }
        if (typeof data25 == "number" && isFinite(data25)) {
          if (data25 > 2147483647 || isNaN(data25)) {
            if (errors < 1e3) {
              let err46 = { instancePath: instancePath + "/callbackTimeoutMs", schemaPath: "#/properties/callbackTimeoutMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema76.properties.callbackTimeoutMs, data: data25 };
              vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
            }
            errors++, reportable++;
          }
          if (data25 < 1 || isNaN(data25)) {
            if (errors < 1e3) {
              let err47 = { instancePath: instancePath + "/callbackTimeoutMs", schemaPath: "#/properties/callbackTimeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.callbackTimeoutMs, data: data25 };
              vErrors === null ? vErrors = [err47] : vErrors[errors] = err47;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.callbackLimits !== void 0) {
        let data26 = data.callbackLimits;
        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
          for (let key2 in data26)
            if (!(key2 === "perGateway" || key2 === "perTarget")) {
              if (errors < 1e3) {
                let err48 = { instancePath: instancePath + "/callbackLimits", schemaPath: "#/properties/callbackLimits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76.properties.callbackLimits, data: data26 };
                vErrors === null ? vErrors = [err48] : vErrors[errors] = err48;
              }
              errors++, reportable++;
            }
          if (data26.perGateway !== void 0) {
            let data27 = data26.perGateway;
            if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27))) {
              if (errors < 1e3) {
                let err49 = { instancePath: instancePath + "/callbackLimits/perGateway", schemaPath: "#/properties/callbackLimits/properties/perGateway/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.callbackLimits.properties.perGateway.type, parentSchema: schema76.properties.callbackLimits.properties.perGateway, data: data27 };
                vErrors === null ? vErrors = [err49] : vErrors[errors] = err49;
              }
              errors++, reportable++;
            }
            if (typeof data27 == "number" && isFinite(data27)) {
              if (data27 > 65535 || isNaN(data27)) {
                if (errors < 1e3) {
                  let err50 = { instancePath: instancePath + "/callbackLimits/perGateway", schemaPath: "#/properties/callbackLimits/properties/perGateway/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema76.properties.callbackLimits.properties.perGateway, data: data27 };
                  vErrors === null ? vErrors = [err50] : vErrors[errors] = err50;
                }
                errors++, reportable++;
              }
              if (data27 < 1 || isNaN(data27)) {
                if (errors < 1e3) {
                  let err51 = { instancePath: instancePath + "/callbackLimits/perGateway", schemaPath: "#/properties/callbackLimits/properties/perGateway/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.callbackLimits.properties.perGateway, data: data27 };
                  vErrors === null ? vErrors = [err51] : vErrors[errors] = err51;
                }
                errors++, reportable++;
              }
            }
          }
          if (data26.perTarget !== void 0) {
            let data28 = data26.perTarget;
            if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
              if (errors < 1e3) {
                let err52 = { instancePath: instancePath + "/callbackLimits/perTarget", schemaPath: "#/properties/callbackLimits/properties/perTarget/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.callbackLimits.properties.perTarget.type, parentSchema: schema76.properties.callbackLimits.properties.perTarget, data: data28 };
                vErrors === null ? vErrors = [err52] : vErrors[errors] = err52;
              }
              errors++, reportable++;
            }
            if (typeof data28 == "number" && isFinite(data28)) {
              if (data28 > 65535 || isNaN(data28)) {
                if (errors < 1e3) {
                  let err53 = { instancePath: instancePath + "/callbackLimits/perTarget", schemaPath: "#/properties/callbackLimits/properties/perTarget/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema76.properties.callbackLimits.properties.perTarget, data: data28 };
                  vErrors === null ? vErrors = [err53] : vErrors[errors] = err53;
                }
                errors++, reportable++;
              }
              if (data28 < 1 || isNaN(data28)) {
                if (errors < 1e3) {
                  let err54 = { instancePath: instancePath + "/callbackLimits/perTarget", schemaPath: "#/properties/callbackLimits/properties/perTarget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.callbackLimits.properties.perTarget, data: data28 };
                  vErrors === null ? vErrors = [err54] : vErrors[errors] = err54;
                }
                errors++, reportable++;
              }
            }
          }
        } else {
          if (errors < 1e3) {
            let err55 = { instancePath: instancePath + "/callbackLimits", schemaPath: "#/properties/callbackLimits/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.properties.callbackLimits.type, parentSchema: schema76.properties.callbackLimits, data: data26 };
            vErrors === null ? vErrors = [err55] : vErrors[errors] = err55;
          }
          errors++, reportable++;
        }
      }
      if (data.sandboxesMax !== void 0) {
        let data29 = data.sandboxesMax;
        if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
          if (errors < 1e3) {
            let err56 = { instancePath: instancePath + "/sandboxesMax", schemaPath: "#/properties/sandboxesMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.sandboxesMax.type, parentSchema: schema76.properties.sandboxesMax, data: data29 };
            vErrors === null ? vErrors = [err56] : vErrors[errors] = err56;
          }
          errors++, reportable++;
        }
        if (typeof data29 == "number" && isFinite(data29)) {
          if (data29 > 1e6 || isNaN(data29)) {
            if (errors < 1e3) {
              let err57 = { instancePath: instancePath + "/sandboxesMax", schemaPath: "#/properties/sandboxesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema76.properties.sandboxesMax, data: data29 };
              vErrors === null ? vErrors = [err57] : vErrors[errors] = err57;
            }
            errors++, reportable++;
          }
          if (data29 < 1 || isNaN(data29)) {
            if (errors < 1e3) {
              let err58 = { instancePath: instancePath + "/sandboxesMax", schemaPath: "#/properties/sandboxesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.sandboxesMax, data: data29 };
              vErrors === null ? vErrors = [err58] : vErrors[errors] = err58;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.eventsMax !== void 0) {
        let data30 = data.eventsMax;
        if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
          if (errors < 1e3) {
            let err59 = { instancePath: instancePath + "/eventsMax", schemaPath: "#/properties/eventsMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.eventsMax.type, parentSchema: schema76.properties.eventsMax, data: data30 };
            vErrors === null ? vErrors = [err59] : vErrors[errors] = err59;
          }
          errors++, reportable++;
        }
        if (typeof data30 == "number" && isFinite(data30)) {
          if (data30 > 1e8 || isNaN(data30)) {
            if (errors < 1e3) {
              let err60 = { instancePath: instancePath + "/eventsMax", schemaPath: "#/properties/eventsMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", schema: 1e8, parentSchema: schema76.properties.eventsMax, data: data30 };
              vErrors === null ? vErrors = [err60] : vErrors[errors] = err60;
            }
            errors++, reportable++;
          }
          if (data30 < 1 || isNaN(data30)) {
            if (errors < 1e3) {
              let err61 = { instancePath: instancePath + "/eventsMax", schemaPath: "#/properties/eventsMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.eventsMax, data: data30 };
              vErrors === null ? vErrors = [err61] : vErrors[errors] = err61;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.data !== void 0) {
        let data31 = data.data;
        if (typeof data31 == "string") {
          if (func2(data31) < 1) {
            if (errors < 1e3) {
              let err62 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.data, data: data31 };
              vErrors === null ? vErrors = [err62] : vErrors[errors] = err62;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err63 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.data.type, parentSchema: schema76.properties.data, data: data31 };
            vErrors === null ? vErrors = [err63] : vErrors[errors] = err63;
          }
          errors++, reportable++;
        }
      }
      if (data.fsync !== void 0) {
        let data32 = data.fsync;
        if (typeof data32 != "boolean") {
          if (errors < 1e3) {
            let err64 = { instancePath: instancePath + "/fsync", schemaPath: "#/properties/fsync/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema76.properties.fsync.type, parentSchema: schema76.properties.fsync, data: data32 };
            vErrors === null ? vErrors = [err64] : vErrors[errors] = err64;
          }
          errors++, reportable++;
        }
      }
      if (data.dataMaxBytes !== void 0) {
        let data33 = data.dataMaxBytes;
        if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
          if (errors < 1e3) {
            let err65 = { instancePath: instancePath + "/dataMaxBytes", schemaPath: "#/properties/dataMaxBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.dataMaxBytes.type, parentSchema: schema76.properties.dataMaxBytes, data: data33 };
            vErrors === null ? vErrors = [err65] : vErrors[errors] = err65;
          }
          errors++, reportable++;
        }
        if (typeof data33 == "number" && isFinite(data33)) {
          if (data33 > 9007199254740991 || isNaN(data33)) {
            if (errors < 1e3) {
              let err66 = { instancePath: instancePath + "/dataMaxBytes", schemaPath: "#/properties/dataMaxBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema76.properties.dataMaxBytes, data: data33 };
              vErrors === null ? vErrors = [err66] : vErrors[errors] = err66;
            }
            errors++, reportable++;
          }
          if (data33 < 1 || isNaN(data33)) {
            if (errors < 1e3) {
              let err67 = { instancePath: instancePath + "/dataMaxBytes", schemaPath: "#/properties/dataMaxBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.dataMaxBytes, data: data33 };
              vErrors === null ? vErrors = [err67] : vErrors[errors] = err67;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.keepDays !== void 0) {
        let data34 = data.keepDays;
        if (typeof data34 == "number" && isFinite(data34)) {
          if (data34 > 36500 || isNaN(data34)) {
            if (errors < 1e3) {
              let err68 = { instancePath: instancePath + "/keepDays", schemaPath: "#/properties/keepDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 36500 }, message: "must be <= 36500", schema: 36500, parentSchema: schema76.properties.keepDays, data: data34 };
              vErrors === null ? vErrors = [err68] : vErrors[errors] = err68;
            }
            errors++, reportable++;
          }
          if (data34 <= 0 || isNaN(data34)) {
            if (errors < 1e3) {
              let err69 = { instancePath: instancePath + "/keepDays", schemaPath: "#/properties/keepDays/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema76.properties.keepDays, data: data34 };
              vErrors === null ? vErrors = [err69] : vErrors[errors] = err69;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err70 = { instancePath: instancePath + "/keepDays", schemaPath: "#/properties/keepDays/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema76.properties.keepDays.type, parentSchema: schema76.properties.keepDays, data: data34 };
            vErrors === null ? vErrors = [err70] : vErrors[errors] = err70;
          }
          errors++, reportable++;
        }
      }
      if (data.database !== void 0) {
        let data35 = data.database;
        if (typeof data35 != "string") {
          if (errors < 1e3) {
            let err71 = { instancePath: instancePath + "/database", schemaPath: "#/properties/database/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.database.type, parentSchema: schema76.properties.database, data: data35 };
            vErrors === null ? vErrors = [err71] : vErrors[errors] = err71;
          }
          errors++, reportable++;
        }
      }
      if (data.databaseSchema !== void 0) {
        let data36 = data.databaseSchema;
        if (typeof data36 == "string") {
          if (!pattern17.test(data36)) {
            if (errors < 1e3) {
              let err72 = { instancePath: instancePath + "/databaseSchema", schemaPath: "#/properties/databaseSchema/pattern", keyword: "pattern", params: { pattern: "^[a-z_][a-z0-9_]{0,39}$" }, message: 'must match pattern "^[a-z_][a-z0-9_]{0,39}$"', schema: "^[a-z_][a-z0-9_]{0,39}$", parentSchema: schema76.properties.databaseSchema, data: data36 };
              vErrors === null ? vErrors = [err72] : vErrors[errors] = err72;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err73 = { instancePath: instancePath + "/databaseSchema", schemaPath: "#/properties/databaseSchema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.databaseSchema.type, parentSchema: schema76.properties.databaseSchema, data: data36 };
            vErrors === null ? vErrors = [err73] : vErrors[errors] = err73;
          }
          errors++, reportable++;
        }
      }
      if (data.bodyLimitBytes !== void 0) {
        let data37 = data.bodyLimitBytes;
        if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
          if (errors < 1e3) {
            let err74 = { instancePath: instancePath + "/bodyLimitBytes", schemaPath: "#/properties/bodyLimitBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema76.properties.bodyLimitBytes.type, parentSchema: schema76.properties.bodyLimitBytes, data: data37 };
            vErrors === null ? vErrors = [err74] : vErrors[errors] = err74;
          }
          errors++, reportable++;
        }
        if (typeof data37 == "number" && isFinite(data37)) {
          if (data37 > 9007199254740991 || isNaN(data37)) {
            if (errors < 1e3) {
              let err75 = { instancePath: instancePath + "/bodyLimitBytes", schemaPath: "#/properties/bodyLimitBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema76.properties.bodyLimitBytes, data: data37 };
              vErrors === null ? vErrors = [err75] : vErrors[errors] = err75;
            }
            errors++, reportable++;
          }
          if (data37 < 1 || isNaN(data37)) {
            if (errors < 1e3) {
              let err76 = { instancePath: instancePath + "/bodyLimitBytes", schemaPath: "#/properties/bodyLimitBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema76.properties.bodyLimitBytes, data: data37 };
              vErrors === null ? vErrors = [err76] : vErrors[errors] = err76;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.controlToken !== void 0) {
        let data38 = data.controlToken;
        if (typeof data38 == "string") {
          if (func2(data38) < 1) {
            if (errors < 1e3) {
              let err77 = { instancePath: instancePath + "/controlToken", schemaPath: "#/properties/controlToken/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.controlToken, data: data38 };
              vErrors === null ? vErrors = [err77] : vErrors[errors] = err77;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err78 = { instancePath: instancePath + "/controlToken", schemaPath: "#/properties/controlToken/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.controlToken.type, parentSchema: schema76.properties.controlToken, data: data38 };
            vErrors === null ? vErrors = [err78] : vErrors[errors] = err78;
          }
          errors++, reportable++;
        }
      }
      if (data.apiToken !== void 0) {
        let data39 = data.apiToken;
        if (typeof data39 == "string") {
          if (func2(data39) > 200) {
            if (errors < 1e3) {
              let err79 = { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema76.properties.apiToken, data: data39 };
              vErrors === null ? vErrors = [err79] : vErrors[errors] = err79;
            }
            errors++, reportable++;
          }
          if (func2(data39) < 12) {
            if (errors < 1e3) {
              let err80 = { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters", schema: 12, parentSchema: schema76.properties.apiToken, data: data39 };
              vErrors === null ? vErrors = [err80] : vErrors[errors] = err80;
            }
            errors++, reportable++;
          }
          if (!pattern18.test(data39)) {
            if (errors < 1e3) {
              let err81 = { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.~-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.~-]+$"', schema: "^[A-Za-z0-9_.~-]+$", parentSchema: schema76.properties.apiToken, data: data39 };
              vErrors === null ? vErrors = [err81] : vErrors[errors] = err81;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err82 = { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.apiToken.type, parentSchema: schema76.properties.apiToken, data: data39 };
            vErrors === null ? vErrors = [err82] : vErrors[errors] = err82;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err83 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err83] : vErrors[errors] = err83;
      }
      errors++, reportable++;
    }
    return validate169.errors = vErrors, validate169.errorCount = errors, validate169.reportableCount = reportable, errors === 0;
  }
  validate169.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function takeOver(kept, count, more) {
    if (kept === null) return more;
    for (let n = 0; n < more.length && count + n < 1e3; n++) kept.push(more[n]);
    return kept;
  }
  return __toCommonJS(stdin_exports);
})();

/** Validators of what is no request. They count an unknown field as an error. */
export const validators: Readonly<Record<"StartOptions" | "SettingsPatch" | "FaultRequest" | "AssumptionOptions" | "MerchantSeeds", Validator>> = {
  StartOptions: compiled.files_StartOptions,
  SettingsPatch: compiled.files_SettingsPatch,
  FaultRequest: compiled.files_FaultRequest,
  AssumptionOptions: compiled.files_AssumptionOptions,
  MerchantSeeds: compiled.files_MerchantSeeds,
};
