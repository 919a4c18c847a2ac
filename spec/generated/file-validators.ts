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

  // <stdin>
  var stdin_exports = {};
  __export(stdin_exports, {
    files_AssumptionOptions: () => files_AssumptionOptions,
    files_CalibrationFile: () => files_CalibrationFile,
    files_DefaultFaultRequest: () => files_DefaultFaultRequest,
    files_FaultRequest: () => files_FaultRequest,
    files_MerchantSeeds: () => files_MerchantSeeds,
    files_SettingsPatch: () => files_SettingsPatch
  });
  var files_AssumptionOptions = validate53, schema20 = late(() => ({ type: "object", properties: { "order-status-case": { type: "string", enum: ["mixed", "upper", "title"] }, "cancel-success-type": { type: "string", enum: ["string", "boolean"] }, "callback-channel": { type: "string", enum: ["auto", "gateway", "both"] }, "callback-method": { type: "string", enum: ["get", "post"] }, "callback-params": { type: "string", enum: ["camel", "pascal", "both"] }, "callback-retry": { type: "string", enum: ["growing", "fixed", "none"] }, "callback-signature": { type: "string", enum: ["none", "hmac-sha256"] }, "webhook-version": { type: "string", enum: ["v1", "v2"] }, "expiry-notifies": { type: "string", enum: ["yes", "no"] }, "duplicate-order-number": { type: "string", enum: ["accept", "reject"] }, "payment-receipt": { type: "string", enum: ["object", "null"] }, tabby: { type: "string", enum: ["accept", "reject"] }, "payment-errors-shape": { type: "string", enum: ["string", "array"] }, "register-failure-status": { type: "string", enum: ["400", "200"] }, "validation-errors-shape": { type: "string", enum: ["objects", "strings", "map"] }, "auth-failure": { type: "string", enum: ["401", "403", "401-empty"] }, "total-mismatch": { type: "string", enum: ["reject", "accept"] }, "otp-code": { type: "string", enum: ["fixed", "generated"] }, "otp-lifetime": { type: "string", enum: ["PT5M", "PT1M", "PT10M"] }, "creation-date-unit": { type: "string", enum: ["milliseconds", "seconds"] }, "invoice-url-host": { anyOf: [{ type: "string", enum: ["own"] }, { type: "string", format: "uri", pattern: "^https?://[^/]", "x-prefix": "http" }], "x-expected": "own or an http URL" }, "foreign-minimum": { type: "string", enum: ["converted", "as-is"] }, "activation-approval": { type: "string", enum: ["at-once", "rejected", "by-merchant"] }, "activation-payload": { type: "string", enum: ["without-iban", "with-iban"] }, "settlement-schedule": { type: "string", enum: ["never", "daily", "weekly"] }, "partial-refund": { type: "string", enum: ["reject", "ignore"] }, "first-charge": { type: "string", enum: ["on-payment-page", "at-registration"] } }, additionalProperties: !1, "x-unknown": "is not an assumption" })), func1 = Object.prototype.hasOwnProperty, formats0 = late(() => require_formats().fullFormats.uri), pattern3 = late(() => new RegExp("^https?://[^/]", "u"));
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        func1.call(schema20().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema20(), data })), errors++, reportable++);
      if (data["order-status-case"] !== void 0) {
        let data0 = data["order-status-case"];
        typeof data0 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["order-status-case"], data: data0 })), errors++, reportable++), data0 === "mixed" || data0 === "upper" || data0 === "title" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/enum", keyword: "enum", params: { allowedValues: schema20().properties["order-status-case"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["order-status-case"], data: data0 })), errors++, reportable++);
      }
      if (data["cancel-success-type"] !== void 0) {
        let data1 = data["cancel-success-type"];
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["cancel-success-type"], data: data1 })), errors++, reportable++), data1 === "string" || data1 === "boolean" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/enum", keyword: "enum", params: { allowedValues: schema20().properties["cancel-success-type"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["cancel-success-type"], data: data1 })), errors++, reportable++);
      }
      if (data["callback-channel"] !== void 0) {
        let data2 = data["callback-channel"];
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["callback-channel"], data: data2 })), errors++, reportable++), data2 === "auto" || data2 === "gateway" || data2 === "both" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/enum", keyword: "enum", params: { allowedValues: schema20().properties["callback-channel"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["callback-channel"], data: data2 })), errors++, reportable++);
      }
      if (data["callback-method"] !== void 0) {
        let data3 = data["callback-method"];
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["callback-method"], data: data3 })), errors++, reportable++), data3 === "get" || data3 === "post" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/enum", keyword: "enum", params: { allowedValues: schema20().properties["callback-method"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["callback-method"], data: data3 })), errors++, reportable++);
      }
      if (data["callback-params"] !== void 0) {
        let data4 = data["callback-params"];
        typeof data4 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["callback-params"], data: data4 })), errors++, reportable++), data4 === "camel" || data4 === "pascal" || data4 === "both" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/enum", keyword: "enum", params: { allowedValues: schema20().properties["callback-params"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["callback-params"], data: data4 })), errors++, reportable++);
      }
      if (data["callback-retry"] !== void 0) {
        let data5 = data["callback-retry"];
        typeof data5 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["callback-retry"], data: data5 })), errors++, reportable++), data5 === "growing" || data5 === "fixed" || data5 === "none" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/enum", keyword: "enum", params: { allowedValues: schema20().properties["callback-retry"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["callback-retry"], data: data5 })), errors++, reportable++);
      }
      if (data["callback-signature"] !== void 0) {
        let data6 = data["callback-signature"];
        typeof data6 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["callback-signature"], data: data6 })), errors++, reportable++), data6 === "none" || data6 === "hmac-sha256" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/enum", keyword: "enum", params: { allowedValues: schema20().properties["callback-signature"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["callback-signature"], data: data6 })), errors++, reportable++);
      }
      if (data["webhook-version"] !== void 0) {
        let data7 = data["webhook-version"];
        typeof data7 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["webhook-version"], data: data7 })), errors++, reportable++), data7 === "v1" || data7 === "v2" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/enum", keyword: "enum", params: { allowedValues: schema20().properties["webhook-version"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["webhook-version"], data: data7 })), errors++, reportable++);
      }
      if (data["expiry-notifies"] !== void 0) {
        let data8 = data["expiry-notifies"];
        typeof data8 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["expiry-notifies"], data: data8 })), errors++, reportable++), data8 === "yes" || data8 === "no" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/enum", keyword: "enum", params: { allowedValues: schema20().properties["expiry-notifies"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["expiry-notifies"], data: data8 })), errors++, reportable++);
      }
      if (data["duplicate-order-number"] !== void 0) {
        let data9 = data["duplicate-order-number"];
        typeof data9 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["duplicate-order-number"], data: data9 })), errors++, reportable++), data9 === "accept" || data9 === "reject" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/enum", keyword: "enum", params: { allowedValues: schema20().properties["duplicate-order-number"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["duplicate-order-number"], data: data9 })), errors++, reportable++);
      }
      if (data["payment-receipt"] !== void 0) {
        let data10 = data["payment-receipt"];
        typeof data10 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["payment-receipt"], data: data10 })), errors++, reportable++), data10 === "object" || data10 === "null" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/enum", keyword: "enum", params: { allowedValues: schema20().properties["payment-receipt"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["payment-receipt"], data: data10 })), errors++, reportable++);
      }
      if (data.tabby !== void 0) {
        let data11 = data.tabby;
        typeof data11 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.tabby, data: data11 })), errors++, reportable++), data11 === "accept" || data11 === "reject" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/enum", keyword: "enum", params: { allowedValues: schema20().properties.tabby.enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties.tabby, data: data11 })), errors++, reportable++);
      }
      if (data["payment-errors-shape"] !== void 0) {
        let data12 = data["payment-errors-shape"];
        typeof data12 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["payment-errors-shape"], data: data12 })), errors++, reportable++), data12 === "string" || data12 === "array" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/enum", keyword: "enum", params: { allowedValues: schema20().properties["payment-errors-shape"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["payment-errors-shape"], data: data12 })), errors++, reportable++);
      }
      if (data["register-failure-status"] !== void 0) {
        let data13 = data["register-failure-status"];
        typeof data13 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["register-failure-status"], data: data13 })), errors++, reportable++), data13 === "400" || data13 === "200" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/enum", keyword: "enum", params: { allowedValues: schema20().properties["register-failure-status"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["register-failure-status"], data: data13 })), errors++, reportable++);
      }
      if (data["validation-errors-shape"] !== void 0) {
        let data14 = data["validation-errors-shape"];
        typeof data14 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["validation-errors-shape"], data: data14 })), errors++, reportable++), data14 === "objects" || data14 === "strings" || data14 === "map" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/enum", keyword: "enum", params: { allowedValues: schema20().properties["validation-errors-shape"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["validation-errors-shape"], data: data14 })), errors++, reportable++);
      }
      if (data["auth-failure"] !== void 0) {
        let data15 = data["auth-failure"];
        typeof data15 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["auth-failure"], data: data15 })), errors++, reportable++), data15 === "401" || data15 === "403" || data15 === "401-empty" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/enum", keyword: "enum", params: { allowedValues: schema20().properties["auth-failure"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["auth-failure"], data: data15 })), errors++, reportable++);
      }
      if (data["total-mismatch"] !== void 0) {
        let data16 = data["total-mismatch"];
        typeof data16 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["total-mismatch"], data: data16 })), errors++, reportable++), data16 === "reject" || data16 === "accept" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/enum", keyword: "enum", params: { allowedValues: schema20().properties["total-mismatch"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["total-mismatch"], data: data16 })), errors++, reportable++);
      }
      if (data["otp-code"] !== void 0) {
        let data17 = data["otp-code"];
        typeof data17 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["otp-code"], data: data17 })), errors++, reportable++), data17 === "fixed" || data17 === "generated" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/enum", keyword: "enum", params: { allowedValues: schema20().properties["otp-code"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["otp-code"], data: data17 })), errors++, reportable++);
      }
      if (data["otp-lifetime"] !== void 0) {
        let data18 = data["otp-lifetime"];
        typeof data18 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["otp-lifetime"], data: data18 })), errors++, reportable++), data18 === "PT5M" || data18 === "PT1M" || data18 === "PT10M" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/enum", keyword: "enum", params: { allowedValues: schema20().properties["otp-lifetime"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["otp-lifetime"], data: data18 })), errors++, reportable++);
      }
      if (data["creation-date-unit"] !== void 0) {
        let data19 = data["creation-date-unit"];
        typeof data19 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["creation-date-unit"], data: data19 })), errors++, reportable++), data19 === "milliseconds" || data19 === "seconds" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/enum", keyword: "enum", params: { allowedValues: schema20().properties["creation-date-unit"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["creation-date-unit"], data: data19 })), errors++, reportable++);
      }
      if (data["invoice-url-host"] !== void 0) {
        let data20 = data["invoice-url-host"], _errs43 = errors, _reportable43 = reportable, valid1 = !1, _errs44 = errors, _reportable44 = reportable;
        typeof data20 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["invoice-url-host"].anyOf[0], data: data20 })), errors++), data20 !== "own" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema20().properties["invoice-url-host"].anyOf[0].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["invoice-url-host"].anyOf[0], data: data20 })), errors++);
        var _valid0 = _errs44 === errors;
        valid1 = valid1 || _valid0;
        let _errs46 = errors, _reportable46 = reportable;
        typeof data20 == "string" ? (pattern3().test(data20) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^https?://[^/]" }, message: 'must match pattern "^https?://[^/]"', parentSchema: schema20().properties["invoice-url-host"].anyOf[1], data: data20 })), errors++), formats0()(data20) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema20().properties["invoice-url-host"].anyOf[1], data: data20 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["invoice-url-host"].anyOf[1], data: data20 })), errors++);
        var _valid0 = _errs46 === errors;
        valid1 = valid1 || _valid0, valid1 ? (errors = _errs43, reportable = _reportable43, vErrors !== null && (_errs43 ? vErrors.length = Math.min(_errs43, 1e3) : vErrors = null)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", parentSchema: schema20().properties["invoice-url-host"], data: data20 })), errors++, reportable++);
      }
      if (data["foreign-minimum"] !== void 0) {
        let data21 = data["foreign-minimum"];
        typeof data21 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["foreign-minimum"], data: data21 })), errors++, reportable++), data21 === "converted" || data21 === "as-is" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/enum", keyword: "enum", params: { allowedValues: schema20().properties["foreign-minimum"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["foreign-minimum"], data: data21 })), errors++, reportable++);
      }
      if (data["activation-approval"] !== void 0) {
        let data22 = data["activation-approval"];
        typeof data22 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/activation-approval", schemaPath: "#/properties/activation-approval/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["activation-approval"], data: data22 })), errors++, reportable++), data22 === "at-once" || data22 === "rejected" || data22 === "by-merchant" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/activation-approval", schemaPath: "#/properties/activation-approval/enum", keyword: "enum", params: { allowedValues: schema20().properties["activation-approval"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["activation-approval"], data: data22 })), errors++, reportable++);
      }
      if (data["activation-payload"] !== void 0) {
        let data23 = data["activation-payload"];
        typeof data23 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/activation-payload", schemaPath: "#/properties/activation-payload/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["activation-payload"], data: data23 })), errors++, reportable++), data23 === "without-iban" || data23 === "with-iban" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/activation-payload", schemaPath: "#/properties/activation-payload/enum", keyword: "enum", params: { allowedValues: schema20().properties["activation-payload"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["activation-payload"], data: data23 })), errors++, reportable++);
      }
      if (data["settlement-schedule"] !== void 0) {
        let data24 = data["settlement-schedule"];
        typeof data24 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlement-schedule", schemaPath: "#/properties/settlement-schedule/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["settlement-schedule"], data: data24 })), errors++, reportable++), data24 === "never" || data24 === "daily" || data24 === "weekly" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlement-schedule", schemaPath: "#/properties/settlement-schedule/enum", keyword: "enum", params: { allowedValues: schema20().properties["settlement-schedule"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["settlement-schedule"], data: data24 })), errors++, reportable++);
      }
      if (data["partial-refund"] !== void 0) {
        let data25 = data["partial-refund"];
        typeof data25 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partial-refund", schemaPath: "#/properties/partial-refund/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["partial-refund"], data: data25 })), errors++, reportable++), data25 === "reject" || data25 === "ignore" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partial-refund", schemaPath: "#/properties/partial-refund/enum", keyword: "enum", params: { allowedValues: schema20().properties["partial-refund"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["partial-refund"], data: data25 })), errors++, reportable++);
      }
      if (data["first-charge"] !== void 0) {
        let data26 = data["first-charge"];
        typeof data26 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties["first-charge"], data: data26 })), errors++, reportable++), data26 === "on-payment-page" || data26 === "at-registration" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/enum", keyword: "enum", params: { allowedValues: schema20().properties["first-charge"].enum }, message: "must be equal to one of the allowed values", parentSchema: schema20().properties["first-charge"], data: data26 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20(), data })), errors++, reportable++;
    return validate53.errors = vErrors, validate53.errorCount = errors, validate53.reportableCount = reportable, errors === 0;
  }
  validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_CalibrationFile = validate54, schema21 = late(() => ({ required: ["version", "host", "at", "paystub", "switches", "assumptions", "differences", "inconsistent", "noise"], "x-unknown": "is not a field of a calibration file", additionalProperties: !1, type: "object", properties: { version: { const: 1, "x-expected": "1, the version of this form" }, host: { type: "string", minLength: 1, maxLength: 300, "x-expected": "the host that was asked" }, at: { type: "string", format: "date-time", "x-expected": "an instant such as 2026-01-15T10:00:00.000Z" }, paystub: { type: "string", minLength: 1, maxLength: 60, "x-expected": "a version of paystub" }, switches: { type: "object", maxProperties: 500, additionalProperties: { $ref: "#/$defs/CalibratedSwitch" } }, assumptions: { type: "object", maxProperties: 500, additionalProperties: { $ref: "#/$defs/CalibratedAssumption" } }, differences: { $ref: "#/$defs/CalibratedDifferences" }, inconsistent: { $ref: "#/$defs/CalibratedDifferences" }, noise: { type: "array", maxItems: 1e3, items: { type: "string", maxLength: 200 } } } })), func3 = require_ucs2length().default, formats2 = late(() => require_formats().fullFormats["date-time"]), schema22 = late(() => ({ required: ["verdict"], "x-unknown": "is not a field here", additionalProperties: !1, type: "object", properties: { verdict: { type: "string", enum: ["observed", "inconsistent", "unlike", "undecided"] }, option: { type: "string", minLength: 1, maxLength: 300 }, why: { type: "string", maxLength: 2e3 }, evidence: { type: "array", maxItems: 100, items: { $ref: "#/$defs/CalibrationEvidence" } } } })), schema23 = late(() => ({ required: ["call", "status", "fields"], "x-unknown": "is not a field here", additionalProperties: !1, type: "object", properties: { call: { type: "string", maxLength: 200 }, status: { type: "integer", minimum: 0, maximum: 999 }, fields: { type: "array", maxItems: 100, items: { type: "string", maxLength: 200 } } } }));
  function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate56.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.call === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "call" }, message: "must have required property 'call'", parentSchema: schema23(), data })), errors++, reportable++), data.status === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", parentSchema: schema23(), data })), errors++, reportable++), data.fields === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", parentSchema: schema23(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "call" || key0 === "status" || key0 === "fields" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema23(), data })), errors++, reportable++);
      if (data.call !== void 0) {
        let data0 = data.call;
        typeof data0 == "string" ? data0.length > 200 && func3(data0) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/call", schemaPath: "#/properties/call/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema23().properties.call, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/call", schemaPath: "#/properties/call/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema23().properties.call, data: data0 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data1 = data.status;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema23().properties.status, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 999 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999", parentSchema: schema23().properties.status, data: data1 })), errors++, reportable++), (data1 < 0 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema23().properties.status, data: data1 })), errors++, reportable++));
      }
      if (data.fields !== void 0) {
        let data2 = data.fields;
        if (Array.isArray(data2)) {
          data2.length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", parentSchema: schema23().properties.fields, data: data2 })), errors++, reportable++);
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0];
            typeof data3 == "string" ? data3.length > 200 && func3(data3) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema23().properties.fields.items, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema23().properties.fields.items, data: data3 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema23().properties.fields, data: data2 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema23(), data })), errors++, reportable++;
    return validate56.errors = vErrors, validate56.errorCount = errors, validate56.reportableCount = reportable, errors === 0;
  }
  validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.verdict === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", parentSchema: schema22(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "verdict" || key0 === "option" || key0 === "why" || key0 === "evidence" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema22(), data })), errors++, reportable++);
      if (data.verdict !== void 0) {
        let data0 = data.verdict;
        typeof data0 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.verdict, data: data0 })), errors++, reportable++), data0 === "observed" || data0 === "inconsistent" || data0 === "unlike" || data0 === "undecided" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema22().properties.verdict.enum }, message: "must be equal to one of the allowed values", parentSchema: schema22().properties.verdict, data: data0 })), errors++, reportable++);
      }
      if (data.option !== void 0) {
        let data1 = data.option;
        typeof data1 == "string" ? (data1.length > 300 && func3(data1) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/option", schemaPath: "#/properties/option/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema22().properties.option, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/option", schemaPath: "#/properties/option/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22().properties.option, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/option", schemaPath: "#/properties/option/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.option, data: data1 })), errors++, reportable++);
      }
      if (data.why !== void 0) {
        let data2 = data.why;
        typeof data2 == "string" ? data2.length > 2e3 && func3(data2) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/why", schemaPath: "#/properties/why/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema22().properties.why, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.why, data: data2 })), errors++, reportable++);
      }
      if (data.evidence !== void 0) {
        let data3 = data.evidence;
        if (Array.isArray(data3)) {
          data3.length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", parentSchema: schema22().properties.evidence, data: data3 })), errors++, reportable++);
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate56(data3[i0], { instancePath: instancePath + "/evidence/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate56.errors), errors += validate56.errorCount, reportable += validate56.reportableCount);
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema22().properties.evidence, data: data3 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema22(), data })), errors++, reportable++;
    return validate55.errors = vErrors, validate55.errorCount = errors, validate55.reportableCount = reportable, errors === 0;
  }
  validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema24 = late(() => ({ required: ["verdict"], "x-unknown": "is not a field here", additionalProperties: !1, type: "object", properties: { verdict: { type: "string", enum: ["confirmed", "refuted", "inconsistent", "undecided"] }, why: { type: "string", maxLength: 2e3 }, rules: { type: "array", maxItems: 200, items: { type: "string", maxLength: 200 } } } }));
  function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.verdict === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", parentSchema: schema24(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "verdict" || key0 === "why" || key0 === "rules" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema24(), data })), errors++, reportable++);
      if (data.verdict !== void 0) {
        let data0 = data.verdict;
        typeof data0 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.verdict, data: data0 })), errors++, reportable++), data0 === "confirmed" || data0 === "refuted" || data0 === "inconsistent" || data0 === "undecided" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema24().properties.verdict.enum }, message: "must be equal to one of the allowed values", parentSchema: schema24().properties.verdict, data: data0 })), errors++, reportable++);
      }
      if (data.why !== void 0) {
        let data1 = data.why;
        typeof data1 == "string" ? data1.length > 2e3 && func3(data1) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/why", schemaPath: "#/properties/why/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema24().properties.why, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.why, data: data1 })), errors++, reportable++);
      }
      if (data.rules !== void 0) {
        let data2 = data.rules;
        if (Array.isArray(data2)) {
          data2.length > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", parentSchema: schema24().properties.rules, data: data2 })), errors++, reportable++);
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0];
            typeof data3 == "string" ? data3.length > 200 && func3(data3) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rules/" + i0, schemaPath: "#/properties/rules/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema24().properties.rules.items, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rules/" + i0, schemaPath: "#/properties/rules/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.rules.items, data: data3 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema24().properties.rules, data: data2 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema24(), data })), errors++, reportable++;
    return validate59.errors = vErrors, validate59.errorCount = errors, validate59.reportableCount = reportable, errors === 0;
  }
  validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema25 = late(() => ({ type: "array", maxItems: 2e3, items: { $ref: "#/$defs/CalibratedDifference" } })), schema26 = late(() => ({ required: ["operation", "field", "kind", "service", "mock", "calls"], "x-unknown": "is not a field here", additionalProperties: !1, type: "object", properties: { operation: { type: "string", maxLength: 100 }, field: { type: "string", maxLength: 300 }, kind: { type: "string", enum: ["missing", "extra", "type", "value", "status", "order"] }, service: { type: "string", maxLength: 300 }, mock: { type: "string", maxLength: 300 }, calls: { type: "array", maxItems: 10, items: { type: "string", maxLength: 200 } } } }));
  function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate62.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.operation === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", parentSchema: schema26(), data })), errors++, reportable++), data.field === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'", parentSchema: schema26(), data })), errors++, reportable++), data.kind === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", parentSchema: schema26(), data })), errors++, reportable++), data.service === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service" }, message: "must have required property 'service'", parentSchema: schema26(), data })), errors++, reportable++), data.mock === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mock" }, message: "must have required property 'mock'", parentSchema: schema26(), data })), errors++, reportable++), data.calls === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "calls" }, message: "must have required property 'calls'", parentSchema: schema26(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "operation" || key0 === "field" || key0 === "kind" || key0 === "service" || key0 === "mock" || key0 === "calls" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema26(), data })), errors++, reportable++);
      if (data.operation !== void 0) {
        let data0 = data.operation;
        typeof data0 == "string" ? data0.length > 100 && func3(data0) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema26().properties.operation, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.operation, data: data0 })), errors++, reportable++);
      }
      if (data.field !== void 0) {
        let data1 = data.field;
        typeof data1 == "string" ? data1.length > 300 && func3(data1) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/field", schemaPath: "#/properties/field/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema26().properties.field, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.field, data: data1 })), errors++, reportable++);
      }
      if (data.kind !== void 0) {
        let data2 = data.kind;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.kind, data: data2 })), errors++, reportable++), data2 === "missing" || data2 === "extra" || data2 === "type" || data2 === "value" || data2 === "status" || data2 === "order" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema26().properties.kind.enum }, message: "must be equal to one of the allowed values", parentSchema: schema26().properties.kind, data: data2 })), errors++, reportable++);
      }
      if (data.service !== void 0) {
        let data3 = data.service;
        typeof data3 == "string" ? data3.length > 300 && func3(data3) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/service", schemaPath: "#/properties/service/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema26().properties.service, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/service", schemaPath: "#/properties/service/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.service, data: data3 })), errors++, reportable++);
      }
      if (data.mock !== void 0) {
        let data4 = data.mock;
        typeof data4 == "string" ? data4.length > 300 && func3(data4) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mock", schemaPath: "#/properties/mock/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema26().properties.mock, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/mock", schemaPath: "#/properties/mock/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.mock, data: data4 })), errors++, reportable++);
      }
      if (data.calls !== void 0) {
        let data5 = data.calls;
        if (Array.isArray(data5)) {
          data5.length > 10 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", parentSchema: schema26().properties.calls, data: data5 })), errors++, reportable++);
          let len0 = data5.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data6 = data5[i0];
            typeof data6 == "string" ? data6.length > 200 && func3(data6) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema26().properties.calls.items, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.calls.items, data: data6 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema26().properties.calls, data: data5 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema26(), data })), errors++, reportable++;
    return validate62.errors = vErrors, validate62.errorCount = errors, validate62.reportableCount = reportable, errors === 0;
  }
  validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate61.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
      data.length > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", parentSchema: schema25(), data })), errors++, reportable++);
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate62(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate62.errors), errors += validate62.errorCount, reportable += validate62.reportableCount);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema25(), data })), errors++, reportable++;
    return validate61.errors = vErrors, validate61.errorCount = errors, validate61.reportableCount = reportable, errors === 0;
  }
  validate61.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.version === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", parentSchema: schema21(), data })), errors++, reportable++), data.host === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "host" }, message: "must have required property 'host'", parentSchema: schema21(), data })), errors++, reportable++), data.at === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", parentSchema: schema21(), data })), errors++, reportable++), data.paystub === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paystub" }, message: "must have required property 'paystub'", parentSchema: schema21(), data })), errors++, reportable++), data.switches === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "switches" }, message: "must have required property 'switches'", parentSchema: schema21(), data })), errors++, reportable++), data.assumptions === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assumptions" }, message: "must have required property 'assumptions'", parentSchema: schema21(), data })), errors++, reportable++), data.differences === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "differences" }, message: "must have required property 'differences'", parentSchema: schema21(), data })), errors++, reportable++), data.inconsistent === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inconsistent" }, message: "must have required property 'inconsistent'", parentSchema: schema21(), data })), errors++, reportable++), data.noise === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "noise" }, message: "must have required property 'noise'", parentSchema: schema21(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema21().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema21(), data })), errors++, reportable++);
      if (data.version !== void 0) {
        let data0 = data.version;
        data0 !== 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", parentSchema: schema21().properties.version, data: data0 })), errors++, reportable++);
      }
      if (data.host !== void 0) {
        let data1 = data.host;
        typeof data1 == "string" ? (data1.length > 300 && func3(data1) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/host", schemaPath: "#/properties/host/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema21().properties.host, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/host", schemaPath: "#/properties/host/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema21().properties.host, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.host, data: data1 })), errors++, reportable++);
      }
      if (data.at !== void 0) {
        let data2 = data.at;
        typeof data2 == "string" ? formats2().validate(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', parentSchema: schema21().properties.at, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.at, data: data2 })), errors++, reportable++);
      }
      if (data.paystub !== void 0) {
        let data3 = data.paystub;
        typeof data3 == "string" ? (data3.length > 60 && func3(data3) > 60 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paystub", schemaPath: "#/properties/paystub/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", parentSchema: schema21().properties.paystub, data: data3 })), errors++, reportable++), data3.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paystub", schemaPath: "#/properties/paystub/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema21().properties.paystub, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paystub", schemaPath: "#/properties/paystub/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.paystub, data: data3 })), errors++, reportable++);
      }
      if (data.switches !== void 0) {
        let data4 = data.switches;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          Object.keys(data4).length > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/switches", schemaPath: "#/properties/switches/maxProperties", keyword: "maxProperties", params: { limit: 500 }, message: "must NOT have more than 500 properties", parentSchema: schema21().properties.switches, data: data4 })), errors++, reportable++);
          for (let key1 in data4)
            validate55(data4[key1], { instancePath: instancePath + "/switches/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount);
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/switches", schemaPath: "#/properties/switches/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema21().properties.switches, data: data4 })), errors++, reportable++;
      }
      if (data.assumptions !== void 0) {
        let data6 = data.assumptions;
        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          Object.keys(data6).length > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/assumptions", schemaPath: "#/properties/assumptions/maxProperties", keyword: "maxProperties", params: { limit: 500 }, message: "must NOT have more than 500 properties", parentSchema: schema21().properties.assumptions, data: data6 })), errors++, reportable++);
          for (let key2 in data6)
            validate59(data6[key2], { instancePath: instancePath + "/assumptions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount);
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/assumptions", schemaPath: "#/properties/assumptions/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema21().properties.assumptions, data: data6 })), errors++, reportable++;
      }
      if (data.differences !== void 0 && (validate61(data.differences, { instancePath: instancePath + "/differences", parentData: data, parentDataProperty: "differences", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate61.errors), errors += validate61.errorCount, reportable += validate61.reportableCount)), data.inconsistent !== void 0 && (validate61(data.inconsistent, { instancePath: instancePath + "/inconsistent", parentData: data, parentDataProperty: "inconsistent", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate61.errors), errors += validate61.errorCount, reportable += validate61.reportableCount)), data.noise !== void 0) {
        let data10 = data.noise;
        if (Array.isArray(data10)) {
          data10.length > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", parentSchema: schema21().properties.noise, data: data10 })), errors++, reportable++);
          let len0 = data10.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data11 = data10[i0];
            typeof data11 == "string" ? data11.length > 200 && func3(data11) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/noise/" + i0, schemaPath: "#/properties/noise/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema21().properties.noise.items, data: data11 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/noise/" + i0, schemaPath: "#/properties/noise/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.noise.items, data: data11 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/noise", schemaPath: "#/properties/noise/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema21().properties.noise, data: data10 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema21(), data })), errors++, reportable++;
    return validate54.errors = vErrors, validate54.errorCount = errors, validate54.reportableCount = reportable, errors === 0;
  }
  validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_DefaultFaultRequest = validate66, schema27 = late(() => ({ type: "object", required: ["fault"], discriminator: { propertyName: "fault" }, "x-unknown": "is not a fault", "x-choices": ["latency", "status", "empty-401", "html-504", "rate-limited", "reset-before-reply", "empty-reply", "hang", "lost-reply", "late-reply", "reply-then-rollback", "double-commit", "paid-while-canceling", "otp-sent-but-500", "callback-before-reply", "missing-field", "wrong-type", "truncated-json", "wrong-content-type", "slow-body", "reset-mid-reply", "malformed-chunk", "callback-dropped", "callback-delayed", "callback-doubled", "callback-out-of-order", "callback-wrong-amount", "callback-forged", "callback-after-cancel", "cancel-after-payment", "charge-taken-callback-lost", "declined-payment", "callback-unpaid", "refund-fails", "otp-undelivered", "charge-fails", "settled-twice", "settlement-order-missing", "settlement-wrong-amount", "settlement-late", "refund-after-settlement", "token-ends-early"], oneOf: [{ $ref: "#/$defs/request-latency" }, { $ref: "#/$defs/request-status" }, { $ref: "#/$defs/request-empty-401" }, { $ref: "#/$defs/request-html-504" }, { $ref: "#/$defs/request-rate-limited" }, { $ref: "#/$defs/request-reset-before-reply" }, { $ref: "#/$defs/request-empty-reply" }, { $ref: "#/$defs/request-hang" }, { $ref: "#/$defs/request-lost-reply" }, { $ref: "#/$defs/request-late-reply" }, { $ref: "#/$defs/request-reply-then-rollback" }, { $ref: "#/$defs/request-double-commit" }, { $ref: "#/$defs/request-paid-while-canceling" }, { $ref: "#/$defs/request-otp-sent-but-500" }, { $ref: "#/$defs/request-callback-before-reply" }, { $ref: "#/$defs/request-missing-field" }, { $ref: "#/$defs/request-wrong-type" }, { $ref: "#/$defs/request-truncated-json" }, { $ref: "#/$defs/request-wrong-content-type" }, { $ref: "#/$defs/request-slow-body" }, { $ref: "#/$defs/request-reset-mid-reply" }, { $ref: "#/$defs/request-malformed-chunk" }, { $ref: "#/$defs/request-callback-dropped" }, { $ref: "#/$defs/request-callback-delayed" }, { $ref: "#/$defs/request-callback-doubled" }, { $ref: "#/$defs/request-callback-out-of-order" }, { $ref: "#/$defs/request-callback-wrong-amount" }, { $ref: "#/$defs/request-callback-forged" }, { $ref: "#/$defs/request-callback-after-cancel" }, { $ref: "#/$defs/request-cancel-after-payment" }, { $ref: "#/$defs/request-charge-taken-callback-lost" }, { $ref: "#/$defs/request-declined-payment" }, { $ref: "#/$defs/request-callback-unpaid" }, { $ref: "#/$defs/request-refund-fails" }, { $ref: "#/$defs/request-otp-undelivered" }, { $ref: "#/$defs/request-charge-fails" }, { $ref: "#/$defs/request-settled-twice" }, { $ref: "#/$defs/request-settlement-order-missing" }, { $ref: "#/$defs/request-settlement-wrong-amount" }, { $ref: "#/$defs/request-settlement-late" }, { $ref: "#/$defs/request-refund-after-settlement" }, { $ref: "#/$defs/request-token-ends-early" }], properties: { fault: { type: "string", minLength: 1, maxLength: 100 }, operation: { type: "string", minLength: 1, maxLength: 100 }, where: { $ref: "#/$defs/FaultWhere" }, nth: { type: "integer", minimum: 1 }, every: { type: "integer", minimum: 1 }, times: { type: "integer", minimum: 1 }, probability: { type: "number", minimum: 0, maximum: 1 }, from: { type: "string", minLength: 1, maxLength: 100 }, until: { type: "string", minLength: 1, maxLength: 100 }, sandbox: { $ref: "#/$defs/SandboxName" } } })), schema28 = late(() => ({ type: "object", maxProperties: 50, additionalProperties: { type: ["string", "number", "boolean"] } }));
  function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate67.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      Object.keys(data).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema28(), data })), errors++, reportable++);
      for (let key0 in data) {
        let data0 = data[key0];
        typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema28().additionalProperties.type }, message: "must be string,number,boolean", parentSchema: schema28().additionalProperties, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28(), data })), errors++, reportable++;
    return validate67.errors = vErrors, validate67.errorCount = errors, validate67.reportableCount = reportable, errors === 0;
  }
  validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema29 = late(() => ({ type: "string", pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "x-expected": "the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not -, . or .. alone" })), pattern4 = late(() => new RegExp("^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "u"));
  function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate69.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern4().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$" }, message: 'must match pattern "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$"', parentSchema: schema29(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29(), data })), errors++, reportable++), validate69.errors = vErrors, validate69.errorCount = errors, validate69.reportableCount = reportable, errors === 0;
  }
  validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema30 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "latency" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, delayMs: { $ref: "#/$defs/parameter-delayMs" }, minMs: { $ref: "#/$defs/parameter-minMs" }, maxMs: { $ref: "#/$defs/parameter-maxMs" }, medianMs: { $ref: "#/$defs/parameter-medianMs" }, sigma: { $ref: "#/$defs/parameter-sigma" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: latency takes delayMs, minMs, maxMs, medianMs, sigma" })), schema31 = late(() => ({ type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" }));
  function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate72.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 2147483647 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", parentSchema: schema31(), data })), errors++, reportable++), (data < 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema31(), data })), errors++, reportable++)), validate72.errors = vErrors, validate72.errorCount = errors, validate72.reportableCount = reportable, errors === 0;
  }
  validate72.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema32 = late(() => ({ type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" }));
  function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate74.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema32(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 2147483647 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", parentSchema: schema32(), data })), errors++, reportable++), (data < 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema32(), data })), errors++, reportable++)), validate74.errors = vErrors, validate74.errorCount = errors, validate74.reportableCount = reportable, errors === 0;
  }
  validate74.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema33 = late(() => ({ type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" }));
  function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate76.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema33(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 2147483647 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", parentSchema: schema33(), data })), errors++, reportable++), (data < 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema33(), data })), errors++, reportable++)), validate76.errors = vErrors, validate76.errorCount = errors, validate76.reportableCount = reportable, errors === 0;
  }
  validate76.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema34 = late(() => ({ type: "integer", minimum: 1, maximum: 2147483647, "x-expected": "a whole number from 1 to 2147483647" }));
  function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate78.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema34(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 2147483647 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", parentSchema: schema34(), data })), errors++, reportable++), (data < 1 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema34(), data })), errors++, reportable++)), validate78.errors = vErrors, validate78.errorCount = errors, validate78.reportableCount = reportable, errors === 0;
  }
  validate78.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema35 = late(() => ({ type: "number", minimum: 0, maximum: 10, "x-expected": "a number from 0 to 10" }));
  function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate80.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data) ? ((data > 10 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10", parentSchema: schema35(), data })), errors++, reportable++), (data < 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema35(), data })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema35(), data })), errors++, reportable++), validate80.errors = vErrors, validate80.errorCount = errors, validate80.reportableCount = reportable, errors === 0;
  }
  validate80.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate71.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema30(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema30().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema30(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "latency" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "latency" }, message: "must be equal to constant", parentSchema: schema30().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema30().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema30().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.delayMs !== void 0 && (validate72(data.delayMs, { instancePath: instancePath + "/delayMs", parentData: data, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate72.errors), errors += validate72.errorCount, reportable += validate72.reportableCount)), data.minMs !== void 0 && (validate74(data.minMs, { instancePath: instancePath + "/minMs", parentData: data, parentDataProperty: "minMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate74.errors), errors += validate74.errorCount, reportable += validate74.reportableCount)), data.maxMs !== void 0 && (validate76(data.maxMs, { instancePath: instancePath + "/maxMs", parentData: data, parentDataProperty: "maxMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate76.errors), errors += validate76.errorCount, reportable += validate76.reportableCount)), data.medianMs !== void 0 && (validate78(data.medianMs, { instancePath: instancePath + "/medianMs", parentData: data, parentDataProperty: "medianMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate78.errors), errors += validate78.errorCount, reportable += validate78.reportableCount)), data.sigma !== void 0 && (validate80(data.sigma, { instancePath: instancePath + "/sigma", parentData: data, parentDataProperty: "sigma", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate80.errors), errors += validate80.errorCount, reportable += validate80.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema30(), data })), errors++, reportable++;
    return validate71.errors = vErrors, validate71.errorCount = errors, validate71.reportableCount = reportable, errors === 0;
  }
  validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema36 = late(() => ({ type: "object", required: ["fault", "status"], properties: { fault: { const: "status" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, status: { $ref: "#/$defs/parameter-status" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: status takes status, message", allOf: [{ if: { properties: { status: { type: "integer" } }, required: ["status"], not: { required: ["operation"] } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: operations fail with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "issueMerchantToken" } } }, then: { properties: { status: { enum: [400, 401, 413, 415, 500], "x-expected": "one that the spec names: issueMerchantToken fails with 400, 401, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "issuePartnerToken" } } }, then: { properties: { status: { enum: [400, 401, 413, 415, 500], "x-expected": "one that the spec names: issuePartnerToken fails with 400, 401, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getMyMerchants" } } }, then: { properties: { status: { enum: [401, 403, 500], "x-expected": "one that the spec names: getMyMerchants fails with 401, 403, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getMerchantKeys" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 500], "x-expected": "one that the spec names: getMerchantKeys fails with 400, 401, 403, 404, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "addInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 413, 415, 500], "x-expected": "one that the spec names: addInvoice fails with 400, 401, 403, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 500], "x-expected": "one that the spec names: getInvoice fails with 400, 401, 403, 404, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "cancelInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: cancelInvoice fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "payByCard" } } }, then: { properties: { status: { enum: [400, 401, 403, 413, 415, 500], "x-expected": "one that the spec names: payByCard fails with 400, 401, 403, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "sendDigitalProduct" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: sendDigitalProduct fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "getTransactionsOfOrderNumber" } } }, then: { properties: { status: { enum: [400, 401, 403, 500], "x-expected": "one that the spec names: getTransactionsOfOrderNumber fails with 400, 401, 403, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "refundOrder" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: refundOrder fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "addMerchantInvoice" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: addMerchantInvoice fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "checkLicense" } } }, then: { properties: { status: { enum: [400, 401, 403, 413, 415, 500], "x-expected": "one that the spec names: checkLicense fails with 400, 401, 403, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "validateRegistrationOtp" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: validateRegistrationOtp fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "addRegistrationInfo" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: addRegistrationInfo fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "confirmRegistration" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: confirmRegistration fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "sendOtp" } } }, then: { properties: { status: { enum: [400, 401, 404, 413, 415, 500], "x-expected": "one that the spec names: sendOtp fails with 400, 401, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "processPayment" } } }, then: { properties: { status: { enum: [400, 401, 404, 413, 415, 500], "x-expected": "one that the spec names: processPayment fails with 400, 401, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "registerPayment" } } }, then: { properties: { status: { enum: [400, 401, 403, 413, 415, 500], "x-expected": "one that the spec names: registerPayment fails with 400, 401, 403, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "cancelRecurring" } } }, then: { properties: { status: { enum: [400, 401, 403, 404, 413, 415, 500], "x-expected": "one that the spec names: cancelRecurring fails with 400, 401, 403, 404, 413, 415, 500" } } } }, { if: { required: ["status", "operation"], properties: { status: { type: "integer" }, operation: { const: "listRecurringPayments" } } }, then: { properties: { status: { enum: [401, 403, 500], "x-expected": "one that the spec names: listRecurringPayments fails with 401, 403, 500" } } } }] })), schema37 = late(() => ({ type: "integer", minimum: 100, maximum: 599, "x-expected": "a whole number from 100 to 599" }));
  function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate83.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema37(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 599 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", parentSchema: schema37(), data })), errors++, reportable++), (data < 100 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", parentSchema: schema37(), data })), errors++, reportable++)), validate83.errors = vErrors, validate83.errorCount = errors, validate83.reportableCount = reportable, errors === 0;
  }
  validate83.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema38 = late(() => ({ pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" })), pattern5 = late(() => new RegExp("^\\P{Surrogate}*$", "u"));
  function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate85.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern5().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', parentSchema: schema38(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema38(), data })), errors++, reportable++), validate85.errors = vErrors, validate85.errorCount = errors, validate85.reportableCount = reportable, errors === 0;
  }
  validate85.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate82.evaluated;
    evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
    let _errs2 = errors, _reportable2 = reportable, valid1 = !0, _errs3 = errors, _reportable3 = reportable, _errs4 = errors, _reportable4 = reportable, _errs5 = errors, _reportable5 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      data.operation === void 0 && (missing0 = "operation") && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
    }
    var valid2 = _errs5 === errors;
    if (valid2 ? (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++) : (errors = _errs4, reportable = _reportable4, vErrors !== null && (_errs4 ? vErrors.length = Math.min(_errs4, 1e3) : vErrors = null)), errors === _errs3 && data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.status === void 0 && (missing1 = "status"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else if (data.status !== void 0) {
        let data0 = data.status;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
      }
    }
    var _valid0 = _errs3 === errors;
    if (errors = _errs2, reportable = _reportable2, vErrors !== null && (_errs2 ? vErrors.length = Math.min(_errs2, 1e3) : vErrors = null), _valid0) {
      let _errs8 = errors, _reportable8 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data1 = data.status;
        data1 === 400 || data1 === 401 || data1 === 403 || data1 === 404 || data1 === 413 || data1 === 415 || data1 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/0/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[0].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[0].then.properties.status, data: data1 })), errors++, reportable++);
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = _valid0, valid1) {
        var props0 = {};
        props0.status = !0;
      }
    }
    valid1 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[0], data })), errors++);
    let _errs11 = errors, _reportable11 = reportable, valid5 = !0, _errs12 = errors, _reportable12 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.status === void 0 && (missing2 = "status") || data.operation === void 0 && (missing2 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data2 = data.status, _errs13 = errors, _reportable13 = reportable;
          typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid6 = _errs13 === errors;
        } else
          var valid6 = !0;
        if (valid6)
          if (data.operation !== void 0) {
            let _errs15 = errors, _reportable15 = reportable;
            data.operation !== "issueMerchantToken" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data4 === 400 || data4 === 401 || data4 === 413 || data4 === 415 || data4 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/1/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[1].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[1].then.properties.status, data: data4 })), errors++, reportable++);
      }
      var _valid1 = _errs16 === errors;
      if (valid5 = _valid1, valid5) {
        var props1 = {};
        props1.status = !0, props1.operation = !0;
      }
    }
    valid5 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[1], data })), errors++), props0 !== !0 && props1 !== void 0 && (props1 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props1)));
    let _errs19 = errors, _reportable19 = reportable, valid8 = !0, _errs20 = errors, _reportable20 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      if (data.status === void 0 && (missing3 = "status") || data.operation === void 0 && (missing3 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data5 = data.status, _errs21 = errors, _reportable21 = reportable;
          typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid9 = _errs21 === errors;
        } else
          var valid9 = !0;
        if (valid9)
          if (data.operation !== void 0) {
            let _errs23 = errors, _reportable23 = reportable;
            data.operation !== "issuePartnerToken" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data7 === 400 || data7 === 401 || data7 === 413 || data7 === 415 || data7 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/2/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[2].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[2].then.properties.status, data: data7 })), errors++, reportable++);
      }
      var _valid2 = _errs24 === errors;
      if (valid8 = _valid2, valid8) {
        var props2 = {};
        props2.status = !0, props2.operation = !0;
      }
    }
    valid8 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[2], data })), errors++), props0 !== !0 && props2 !== void 0 && (props2 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props2)));
    let _errs27 = errors, _reportable27 = reportable, valid11 = !0, _errs28 = errors, _reportable28 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (data.status === void 0 && (missing4 = "status") || data.operation === void 0 && (missing4 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data8 = data.status, _errs29 = errors, _reportable29 = reportable;
          typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid12 = _errs29 === errors;
        } else
          var valid12 = !0;
        if (valid12)
          if (data.operation !== void 0) {
            let _errs31 = errors, _reportable31 = reportable;
            data.operation !== "getMyMerchants" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data10 === 401 || data10 === 403 || data10 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/3/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[3].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[3].then.properties.status, data: data10 })), errors++, reportable++);
      }
      var _valid3 = _errs32 === errors;
      if (valid11 = _valid3, valid11) {
        var props3 = {};
        props3.status = !0, props3.operation = !0;
      }
    }
    valid11 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[3], data })), errors++), props0 !== !0 && props3 !== void 0 && (props3 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props3)));
    let _errs35 = errors, _reportable35 = reportable, valid14 = !0, _errs36 = errors, _reportable36 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing5;
      if (data.status === void 0 && (missing5 = "status") || data.operation === void 0 && (missing5 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data11 = data.status, _errs37 = errors, _reportable37 = reportable;
          typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid15 = _errs37 === errors;
        } else
          var valid15 = !0;
        if (valid15)
          if (data.operation !== void 0) {
            let _errs39 = errors, _reportable39 = reportable;
            data.operation !== "getMerchantKeys" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data13 === 400 || data13 === 401 || data13 === 403 || data13 === 404 || data13 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/4/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[4].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[4].then.properties.status, data: data13 })), errors++, reportable++);
      }
      var _valid4 = _errs40 === errors;
      if (valid14 = _valid4, valid14) {
        var props4 = {};
        props4.status = !0, props4.operation = !0;
      }
    }
    valid14 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[4], data })), errors++), props0 !== !0 && props4 !== void 0 && (props4 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props4)));
    let _errs43 = errors, _reportable43 = reportable, valid17 = !0, _errs44 = errors, _reportable44 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing6;
      if (data.status === void 0 && (missing6 = "status") || data.operation === void 0 && (missing6 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data14 = data.status, _errs45 = errors, _reportable45 = reportable;
          typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid18 = _errs45 === errors;
        } else
          var valid18 = !0;
        if (valid18)
          if (data.operation !== void 0) {
            let _errs47 = errors, _reportable47 = reportable;
            data.operation !== "addInvoice" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data16 === 400 || data16 === 401 || data16 === 403 || data16 === 413 || data16 === 415 || data16 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/5/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[5].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[5].then.properties.status, data: data16 })), errors++, reportable++);
      }
      var _valid5 = _errs48 === errors;
      if (valid17 = _valid5, valid17) {
        var props5 = {};
        props5.status = !0, props5.operation = !0;
      }
    }
    valid17 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[5], data })), errors++), props0 !== !0 && props5 !== void 0 && (props5 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props5)));
    let _errs51 = errors, _reportable51 = reportable, valid20 = !0, _errs52 = errors, _reportable52 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing7;
      if (data.status === void 0 && (missing7 = "status") || data.operation === void 0 && (missing7 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data17 = data.status, _errs53 = errors, _reportable53 = reportable;
          typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid21 = _errs53 === errors;
        } else
          var valid21 = !0;
        if (valid21)
          if (data.operation !== void 0) {
            let _errs55 = errors, _reportable55 = reportable;
            data.operation !== "getInvoice" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data19 === 400 || data19 === 401 || data19 === 403 || data19 === 404 || data19 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/6/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[6].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[6].then.properties.status, data: data19 })), errors++, reportable++);
      }
      var _valid6 = _errs56 === errors;
      if (valid20 = _valid6, valid20) {
        var props6 = {};
        props6.status = !0, props6.operation = !0;
      }
    }
    valid20 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/6/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[6], data })), errors++), props0 !== !0 && props6 !== void 0 && (props6 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props6)));
    let _errs59 = errors, _reportable59 = reportable, valid23 = !0, _errs60 = errors, _reportable60 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing8;
      if (data.status === void 0 && (missing8 = "status") || data.operation === void 0 && (missing8 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data20 = data.status, _errs61 = errors, _reportable61 = reportable;
          typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid24 = _errs61 === errors;
        } else
          var valid24 = !0;
        if (valid24)
          if (data.operation !== void 0) {
            let _errs63 = errors, _reportable63 = reportable;
            data.operation !== "cancelInvoice" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data22 === 400 || data22 === 401 || data22 === 403 || data22 === 404 || data22 === 413 || data22 === 415 || data22 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/7/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[7].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[7].then.properties.status, data: data22 })), errors++, reportable++);
      }
      var _valid7 = _errs64 === errors;
      if (valid23 = _valid7, valid23) {
        var props7 = {};
        props7.status = !0, props7.operation = !0;
      }
    }
    valid23 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/7/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[7], data })), errors++), props0 !== !0 && props7 !== void 0 && (props7 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props7)));
    let _errs67 = errors, _reportable67 = reportable, valid26 = !0, _errs68 = errors, _reportable68 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing9;
      if (data.status === void 0 && (missing9 = "status") || data.operation === void 0 && (missing9 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data23 = data.status, _errs69 = errors, _reportable69 = reportable;
          typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid27 = _errs69 === errors;
        } else
          var valid27 = !0;
        if (valid27)
          if (data.operation !== void 0) {
            let _errs71 = errors, _reportable71 = reportable;
            data.operation !== "payByCard" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data25 === 400 || data25 === 401 || data25 === 403 || data25 === 413 || data25 === 415 || data25 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/8/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[8].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[8].then.properties.status, data: data25 })), errors++, reportable++);
      }
      var _valid8 = _errs72 === errors;
      if (valid26 = _valid8, valid26) {
        var props8 = {};
        props8.status = !0, props8.operation = !0;
      }
    }
    valid26 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/8/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[8], data })), errors++), props0 !== !0 && props8 !== void 0 && (props8 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props8)));
    let _errs75 = errors, _reportable75 = reportable, valid29 = !0, _errs76 = errors, _reportable76 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing10;
      if (data.status === void 0 && (missing10 = "status") || data.operation === void 0 && (missing10 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data26 = data.status, _errs77 = errors, _reportable77 = reportable;
          typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid30 = _errs77 === errors;
        } else
          var valid30 = !0;
        if (valid30)
          if (data.operation !== void 0) {
            let _errs79 = errors, _reportable79 = reportable;
            data.operation !== "sendDigitalProduct" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data28 === 400 || data28 === 401 || data28 === 403 || data28 === 404 || data28 === 413 || data28 === 415 || data28 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/9/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[9].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[9].then.properties.status, data: data28 })), errors++, reportable++);
      }
      var _valid9 = _errs80 === errors;
      if (valid29 = _valid9, valid29) {
        var props9 = {};
        props9.status = !0, props9.operation = !0;
      }
    }
    valid29 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/9/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[9], data })), errors++), props0 !== !0 && props9 !== void 0 && (props9 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props9)));
    let _errs83 = errors, _reportable83 = reportable, valid32 = !0, _errs84 = errors, _reportable84 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing11;
      if (data.status === void 0 && (missing11 = "status") || data.operation === void 0 && (missing11 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data29 = data.status, _errs85 = errors, _reportable85 = reportable;
          typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid33 = _errs85 === errors;
        } else
          var valid33 = !0;
        if (valid33)
          if (data.operation !== void 0) {
            let _errs87 = errors, _reportable87 = reportable;
            data.operation !== "getTransactionsOfOrderNumber" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data31 === 400 || data31 === 401 || data31 === 403 || data31 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/10/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[10].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[10].then.properties.status, data: data31 })), errors++, reportable++);
      }
      var _valid10 = _errs88 === errors;
      if (valid32 = _valid10, valid32) {
        var props10 = {};
        props10.status = !0, props10.operation = !0;
      }
    }
    valid32 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/10/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[10], data })), errors++), props0 !== !0 && props10 !== void 0 && (props10 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props10)));
    let _errs91 = errors, _reportable91 = reportable, valid35 = !0, _errs92 = errors, _reportable92 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing12;
      if (data.status === void 0 && (missing12 = "status") || data.operation === void 0 && (missing12 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data32 = data.status, _errs93 = errors, _reportable93 = reportable;
          typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid36 = _errs93 === errors;
        } else
          var valid36 = !0;
        if (valid36)
          if (data.operation !== void 0) {
            let _errs95 = errors, _reportable95 = reportable;
            data.operation !== "refundOrder" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data34 === 400 || data34 === 401 || data34 === 403 || data34 === 404 || data34 === 413 || data34 === 415 || data34 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/11/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[11].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[11].then.properties.status, data: data34 })), errors++, reportable++);
      }
      var _valid11 = _errs96 === errors;
      if (valid35 = _valid11, valid35) {
        var props11 = {};
        props11.status = !0, props11.operation = !0;
      }
    }
    valid35 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/11/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[11], data })), errors++), props0 !== !0 && props11 !== void 0 && (props11 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props11)));
    let _errs99 = errors, _reportable99 = reportable, valid38 = !0, _errs100 = errors, _reportable100 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing13;
      if (data.status === void 0 && (missing13 = "status") || data.operation === void 0 && (missing13 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data35 = data.status, _errs101 = errors, _reportable101 = reportable;
          typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid39 = _errs101 === errors;
        } else
          var valid39 = !0;
        if (valid39)
          if (data.operation !== void 0) {
            let _errs103 = errors, _reportable103 = reportable;
            data.operation !== "addMerchantInvoice" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data37 === 400 || data37 === 401 || data37 === 403 || data37 === 404 || data37 === 413 || data37 === 415 || data37 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/12/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[12].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[12].then.properties.status, data: data37 })), errors++, reportable++);
      }
      var _valid12 = _errs104 === errors;
      if (valid38 = _valid12, valid38) {
        var props12 = {};
        props12.status = !0, props12.operation = !0;
      }
    }
    valid38 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/12/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[12], data })), errors++), props0 !== !0 && props12 !== void 0 && (props12 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props12)));
    let _errs107 = errors, _reportable107 = reportable, valid41 = !0, _errs108 = errors, _reportable108 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing14;
      if (data.status === void 0 && (missing14 = "status") || data.operation === void 0 && (missing14 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data38 = data.status, _errs109 = errors, _reportable109 = reportable;
          typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid42 = _errs109 === errors;
        } else
          var valid42 = !0;
        if (valid42)
          if (data.operation !== void 0) {
            let _errs111 = errors, _reportable111 = reportable;
            data.operation !== "checkLicense" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data40 === 400 || data40 === 401 || data40 === 403 || data40 === 413 || data40 === 415 || data40 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/13/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[13].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[13].then.properties.status, data: data40 })), errors++, reportable++);
      }
      var _valid13 = _errs112 === errors;
      if (valid41 = _valid13, valid41) {
        var props13 = {};
        props13.status = !0, props13.operation = !0;
      }
    }
    valid41 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/13/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[13], data })), errors++), props0 !== !0 && props13 !== void 0 && (props13 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props13)));
    let _errs115 = errors, _reportable115 = reportable, valid44 = !0, _errs116 = errors, _reportable116 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing15;
      if (data.status === void 0 && (missing15 = "status") || data.operation === void 0 && (missing15 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data41 = data.status, _errs117 = errors, _reportable117 = reportable;
          typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid45 = _errs117 === errors;
        } else
          var valid45 = !0;
        if (valid45)
          if (data.operation !== void 0) {
            let _errs119 = errors, _reportable119 = reportable;
            data.operation !== "validateRegistrationOtp" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data43 === 400 || data43 === 401 || data43 === 403 || data43 === 404 || data43 === 413 || data43 === 415 || data43 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/14/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[14].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[14].then.properties.status, data: data43 })), errors++, reportable++);
      }
      var _valid14 = _errs120 === errors;
      if (valid44 = _valid14, valid44) {
        var props14 = {};
        props14.status = !0, props14.operation = !0;
      }
    }
    valid44 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/14/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[14], data })), errors++), props0 !== !0 && props14 !== void 0 && (props14 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props14)));
    let _errs123 = errors, _reportable123 = reportable, valid47 = !0, _errs124 = errors, _reportable124 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing16;
      if (data.status === void 0 && (missing16 = "status") || data.operation === void 0 && (missing16 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data44 = data.status, _errs125 = errors, _reportable125 = reportable;
          typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid48 = _errs125 === errors;
        } else
          var valid48 = !0;
        if (valid48)
          if (data.operation !== void 0) {
            let _errs127 = errors, _reportable127 = reportable;
            data.operation !== "addRegistrationInfo" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data46 === 400 || data46 === 401 || data46 === 403 || data46 === 404 || data46 === 413 || data46 === 415 || data46 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/15/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[15].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[15].then.properties.status, data: data46 })), errors++, reportable++);
      }
      var _valid15 = _errs128 === errors;
      if (valid47 = _valid15, valid47) {
        var props15 = {};
        props15.status = !0, props15.operation = !0;
      }
    }
    valid47 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/15/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[15], data })), errors++), props0 !== !0 && props15 !== void 0 && (props15 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props15)));
    let _errs131 = errors, _reportable131 = reportable, valid50 = !0, _errs132 = errors, _reportable132 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing17;
      if (data.status === void 0 && (missing17 = "status") || data.operation === void 0 && (missing17 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data47 = data.status, _errs133 = errors, _reportable133 = reportable;
          typeof data47 == "number" && !(data47 % 1) && !isNaN(data47) && isFinite(data47) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid51 = _errs133 === errors;
        } else
          var valid51 = !0;
        if (valid51)
          if (data.operation !== void 0) {
            let _errs135 = errors, _reportable135 = reportable;
            data.operation !== "confirmRegistration" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data49 === 400 || data49 === 401 || data49 === 403 || data49 === 404 || data49 === 413 || data49 === 415 || data49 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/16/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[16].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[16].then.properties.status, data: data49 })), errors++, reportable++);
      }
      var _valid16 = _errs136 === errors;
      if (valid50 = _valid16, valid50) {
        var props16 = {};
        props16.status = !0, props16.operation = !0;
      }
    }
    valid50 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/16/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[16], data })), errors++), props0 !== !0 && props16 !== void 0 && (props16 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props16)));
    let _errs139 = errors, _reportable139 = reportable, valid53 = !0, _errs140 = errors, _reportable140 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing18;
      if (data.status === void 0 && (missing18 = "status") || data.operation === void 0 && (missing18 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data50 = data.status, _errs141 = errors, _reportable141 = reportable;
          typeof data50 == "number" && !(data50 % 1) && !isNaN(data50) && isFinite(data50) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid54 = _errs141 === errors;
        } else
          var valid54 = !0;
        if (valid54)
          if (data.operation !== void 0) {
            let _errs143 = errors, _reportable143 = reportable;
            data.operation !== "sendOtp" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
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
        data52 === 400 || data52 === 401 || data52 === 404 || data52 === 413 || data52 === 415 || data52 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/17/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[17].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[17].then.properties.status, data: data52 })), errors++, reportable++);
      }
      var _valid17 = _errs144 === errors;
      if (valid53 = _valid17, valid53) {
        var props17 = {};
        props17.status = !0, props17.operation = !0;
      }
    }
    valid53 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/17/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[17], data })), errors++), props0 !== !0 && props17 !== void 0 && (props17 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props17)));
    let _errs147 = errors, _reportable147 = reportable, valid56 = !0, _errs148 = errors, _reportable148 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing19;
      if (data.status === void 0 && (missing19 = "status") || data.operation === void 0 && (missing19 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data53 = data.status, _errs149 = errors, _reportable149 = reportable;
          typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid57 = _errs149 === errors;
        } else
          var valid57 = !0;
        if (valid57)
          if (data.operation !== void 0) {
            let _errs151 = errors, _reportable151 = reportable;
            data.operation !== "processPayment" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
            var valid57 = _errs151 === errors;
          } else
            var valid57 = !0;
      }
    }
    var _valid18 = _errs148 === errors;
    if (errors = _errs147, reportable = _reportable147, vErrors !== null && (_errs147 ? vErrors.length = Math.min(_errs147, 1e3) : vErrors = null), _valid18) {
      let _errs152 = errors, _reportable152 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data55 = data.status;
        data55 === 400 || data55 === 401 || data55 === 404 || data55 === 413 || data55 === 415 || data55 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/18/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[18].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[18].then.properties.status, data: data55 })), errors++, reportable++);
      }
      var _valid18 = _errs152 === errors;
      if (valid56 = _valid18, valid56) {
        var props18 = {};
        props18.status = !0, props18.operation = !0;
      }
    }
    valid56 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/18/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[18], data })), errors++), props0 !== !0 && props18 !== void 0 && (props18 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props18)));
    let _errs155 = errors, _reportable155 = reportable, valid59 = !0, _errs156 = errors, _reportable156 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing20;
      if (data.status === void 0 && (missing20 = "status") || data.operation === void 0 && (missing20 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data56 = data.status, _errs157 = errors, _reportable157 = reportable;
          typeof data56 == "number" && !(data56 % 1) && !isNaN(data56) && isFinite(data56) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid60 = _errs157 === errors;
        } else
          var valid60 = !0;
        if (valid60)
          if (data.operation !== void 0) {
            let _errs159 = errors, _reportable159 = reportable;
            data.operation !== "registerPayment" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
            var valid60 = _errs159 === errors;
          } else
            var valid60 = !0;
      }
    }
    var _valid19 = _errs156 === errors;
    if (errors = _errs155, reportable = _reportable155, vErrors !== null && (_errs155 ? vErrors.length = Math.min(_errs155, 1e3) : vErrors = null), _valid19) {
      let _errs160 = errors, _reportable160 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data58 = data.status;
        data58 === 400 || data58 === 401 || data58 === 403 || data58 === 413 || data58 === 415 || data58 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/19/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[19].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[19].then.properties.status, data: data58 })), errors++, reportable++);
      }
      var _valid19 = _errs160 === errors;
      if (valid59 = _valid19, valid59) {
        var props19 = {};
        props19.status = !0, props19.operation = !0;
      }
    }
    valid59 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/19/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[19], data })), errors++), props0 !== !0 && props19 !== void 0 && (props19 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props19)));
    let _errs163 = errors, _reportable163 = reportable, valid62 = !0, _errs164 = errors, _reportable164 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing21;
      if (data.status === void 0 && (missing21 = "status") || data.operation === void 0 && (missing21 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data59 = data.status, _errs165 = errors, _reportable165 = reportable;
          typeof data59 == "number" && !(data59 % 1) && !isNaN(data59) && isFinite(data59) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid63 = _errs165 === errors;
        } else
          var valid63 = !0;
        if (valid63)
          if (data.operation !== void 0) {
            let _errs167 = errors, _reportable167 = reportable;
            data.operation !== "cancelRecurring" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
            var valid63 = _errs167 === errors;
          } else
            var valid63 = !0;
      }
    }
    var _valid20 = _errs164 === errors;
    if (errors = _errs163, reportable = _reportable163, vErrors !== null && (_errs163 ? vErrors.length = Math.min(_errs163, 1e3) : vErrors = null), _valid20) {
      let _errs168 = errors, _reportable168 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data61 = data.status;
        data61 === 400 || data61 === 401 || data61 === 403 || data61 === 404 || data61 === 413 || data61 === 415 || data61 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/20/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[20].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[20].then.properties.status, data: data61 })), errors++, reportable++);
      }
      var _valid20 = _errs168 === errors;
      if (valid62 = _valid20, valid62) {
        var props20 = {};
        props20.status = !0, props20.operation = !0;
      }
    }
    valid62 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/20/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[20], data })), errors++), props0 !== !0 && props20 !== void 0 && (props20 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props20)));
    let _errs171 = errors, _reportable171 = reportable, valid65 = !0, _errs172 = errors, _reportable172 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing22;
      if (data.status === void 0 && (missing22 = "status") || data.operation === void 0 && (missing22 = "operation"))
        errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++;
      else {
        if (data.status !== void 0) {
          let data62 = data.status, _errs173 = errors, _reportable173 = reportable;
          typeof data62 == "number" && !(data62 % 1) && !isNaN(data62) && isFinite(data62) || (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
          var valid66 = _errs173 === errors;
        } else
          var valid66 = !0;
        if (valid66)
          if (data.operation !== void 0) {
            let _errs175 = errors, _reportable175 = reportable;
            data.operation !== "listRecurringPayments" && (errors < 1e3 && (vErrors = add(vErrors, errors, {})), errors++, reportable++);
            var valid66 = _errs175 === errors;
          } else
            var valid66 = !0;
      }
    }
    var _valid21 = _errs172 === errors;
    if (errors = _errs171, reportable = _reportable171, vErrors !== null && (_errs171 ? vErrors.length = Math.min(_errs171, 1e3) : vErrors = null), _valid21) {
      let _errs176 = errors, _reportable176 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.status !== void 0) {
        let data64 = data.status;
        data64 === 401 || data64 === 403 || data64 === 500 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/allOf/21/then/properties/status/enum", keyword: "enum", params: { allowedValues: schema36().allOf[21].then.properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().allOf[21].then.properties.status, data: data64 })), errors++, reportable++);
      }
      var _valid21 = _errs176 === errors;
      if (valid65 = _valid21, valid65) {
        var props21 = {};
        props21.status = !0, props21.operation = !0;
      }
    }
    if (valid65 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/allOf/21/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', parentSchema: schema36().allOf[21], data })), errors++), props0 !== !0 && props21 !== void 0 && (props21 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props21))), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema36(), data })), errors++, reportable++), data.status === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", parentSchema: schema36(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema36().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema36(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data65 = data.fault;
        data65 !== "status" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "status" }, message: "must be equal to constant", parentSchema: schema36().properties.fault, data: data65 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data66 = data.operation;
        typeof data66 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema36().properties.operation, data: data66 })), errors++, reportable++), data66 === "issueMerchantToken" || data66 === "issuePartnerToken" || data66 === "getMyMerchants" || data66 === "getMerchantKeys" || data66 === "addInvoice" || data66 === "getInvoice" || data66 === "cancelInvoice" || data66 === "payByCard" || data66 === "sendDigitalProduct" || data66 === "getTransactionsOfOrderNumber" || data66 === "refundOrder" || data66 === "addMerchantInvoice" || data66 === "checkLicense" || data66 === "validateRegistrationOtp" || data66 === "addRegistrationInfo" || data66 === "confirmRegistration" || data66 === "sendOtp" || data66 === "processPayment" || data66 === "registerPayment" || data66 === "cancelRecurring" || data66 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema36().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema36().properties.operation, data: data66 })), errors++, reportable++);
      }
      data.status !== void 0 && (validate83(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate83.errors), errors += validate83.errorCount, reportable += validate83.reportableCount)), data.message !== void 0 && (validate85(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema36(), data })), errors++, reportable++;
    return validate82.errors = vErrors, validate82.errorCount = errors, validate82.reportableCount = reportable, errors === 0;
  }
  validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema39 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "empty-401" }, operation: { type: "string", enum: ["getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: empty-401 takes no parameters" }));
  function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate87.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema39(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema39().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema39(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "empty-401" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "empty-401" }, message: "must be equal to constant", parentSchema: schema39().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema39().properties.operation, data: data1 })), errors++, reportable++), data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema39().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema39().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema39(), data })), errors++, reportable++;
    return validate87.errors = vErrors, validate87.errorCount = errors, validate87.reportableCount = reportable, errors === 0;
  }
  validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema40 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "html-504" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: html-504 takes no parameters" }));
  function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate88.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema40(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema40().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema40(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "html-504" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "html-504" }, message: "must be equal to constant", parentSchema: schema40().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema40().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema40().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema40().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema40(), data })), errors++, reportable++;
    return validate88.errors = vErrors, validate88.errorCount = errors, validate88.reportableCount = reportable, errors === 0;
  }
  validate88.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema41 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "rate-limited" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, retryAfterSeconds: { $ref: "#/$defs/parameter-retryAfterSeconds" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: rate-limited takes retryAfterSeconds" })), schema42 = late(() => ({ type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" }));
  function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate90.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema42(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 2147483647 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", parentSchema: schema42(), data })), errors++, reportable++), (data < 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema42(), data })), errors++, reportable++)), validate90.errors = vErrors, validate90.errorCount = errors, validate90.reportableCount = reportable, errors === 0;
  }
  validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate89.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema41(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema41().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema41(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "rate-limited" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "rate-limited" }, message: "must be equal to constant", parentSchema: schema41().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema41().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema41().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema41().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.retryAfterSeconds !== void 0 && (validate90(data.retryAfterSeconds, { instancePath: instancePath + "/retryAfterSeconds", parentData: data, parentDataProperty: "retryAfterSeconds", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate90.errors), errors += validate90.errorCount, reportable += validate90.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema41(), data })), errors++, reportable++;
    return validate89.errors = vErrors, validate89.errorCount = errors, validate89.reportableCount = reportable, errors === 0;
  }
  validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema43 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "reset-before-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: reset-before-reply takes no parameters" }));
  function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate92.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema43(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema43().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema43(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "reset-before-reply" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reset-before-reply" }, message: "must be equal to constant", parentSchema: schema43().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema43().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema43().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema43(), data })), errors++, reportable++;
    return validate92.errors = vErrors, validate92.errorCount = errors, validate92.reportableCount = reportable, errors === 0;
  }
  validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema44 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "empty-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: empty-reply takes no parameters" }));
  function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate93.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema44(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema44().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema44(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "empty-reply" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "empty-reply" }, message: "must be equal to constant", parentSchema: schema44().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema44().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema44().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema44().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema44(), data })), errors++, reportable++;
    return validate93.errors = vErrors, validate93.errorCount = errors, validate93.reportableCount = reportable, errors === 0;
  }
  validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema45 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "hang" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: hang takes no parameters" }));
  function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate94.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema45(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema45().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema45(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "hang" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "hang" }, message: "must be equal to constant", parentSchema: schema45().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema45().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema45().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema45().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema45(), data })), errors++, reportable++;
    return validate94.errors = vErrors, validate94.errorCount = errors, validate94.reportableCount = reportable, errors === 0;
  }
  validate94.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema46 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "lost-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: lost-reply takes no parameters" }));
  function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate95.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema46(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema46().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema46(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "lost-reply" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "lost-reply" }, message: "must be equal to constant", parentSchema: schema46().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema46().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema46().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema46().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema46(), data })), errors++, reportable++;
    return validate95.errors = vErrors, validate95.errorCount = errors, validate95.reportableCount = reportable, errors === 0;
  }
  validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema47 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "late-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, delayMs: { $ref: "#/$defs/parameter-delayMs" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: late-reply takes delayMs" }));
  function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate96.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema47(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema47().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema47(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "late-reply" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "late-reply" }, message: "must be equal to constant", parentSchema: schema47().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema47().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema47().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema47().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.delayMs !== void 0 && (validate72(data.delayMs, { instancePath: instancePath + "/delayMs", parentData: data, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate72.errors), errors += validate72.errorCount, reportable += validate72.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema47(), data })), errors++, reportable++;
    return validate96.errors = vErrors, validate96.errorCount = errors, validate96.reportableCount = reportable, errors === 0;
  }
  validate96.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema48 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "reply-then-rollback" }, operation: { type: "string", enum: ["addInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "refundOrder", "addMerchantInvoice", "processPayment", "registerPayment"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: reply-then-rollback takes no parameters" }));
  function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate98.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema48(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema48().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema48(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "reply-then-rollback" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reply-then-rollback" }, message: "must be equal to constant", parentSchema: schema48().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema48().properties.operation, data: data1 })), errors++, reportable++), data1 === "addInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "processPayment" || data1 === "registerPayment" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema48().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema48().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema48(), data })), errors++, reportable++;
    return validate98.errors = vErrors, validate98.errorCount = errors, validate98.reportableCount = reportable, errors === 0;
  }
  validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema49 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "double-commit" }, operation: { type: "string", enum: ["addInvoice", "payByCard", "sendDigitalProduct", "addMerchantInvoice", "sendOtp", "registerPayment"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: double-commit takes no parameters" }));
  function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate99.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema49(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema49().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema49(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "double-commit" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "double-commit" }, message: "must be equal to constant", parentSchema: schema49().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema49().properties.operation, data: data1 })), errors++, reportable++), data1 === "addInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "registerPayment" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema49().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema49().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema49(), data })), errors++, reportable++;
    return validate99.errors = vErrors, validate99.errorCount = errors, validate99.reportableCount = reportable, errors === 0;
  }
  validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema50 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "paid-while-canceling" }, operation: { type: "string", enum: ["cancelInvoice"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: paid-while-canceling takes no parameters" }));
  function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate100.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema50(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema50().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema50(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "paid-while-canceling" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "paid-while-canceling" }, message: "must be equal to constant", parentSchema: schema50().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema50().properties.operation, data: data1 })), errors++, reportable++), data1 !== "cancelInvoice" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema50().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema50().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema50(), data })), errors++, reportable++;
    return validate100.errors = vErrors, validate100.errorCount = errors, validate100.reportableCount = reportable, errors === 0;
  }
  validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema51 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "otp-sent-but-500" }, operation: { type: "string", enum: ["sendOtp"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: otp-sent-but-500 takes no parameters" }));
  function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate101.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema51(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema51().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema51(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "otp-sent-but-500" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "otp-sent-but-500" }, message: "must be equal to constant", parentSchema: schema51().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema51().properties.operation, data: data1 })), errors++, reportable++), data1 !== "sendOtp" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema51().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema51().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema51(), data })), errors++, reportable++;
    return validate101.errors = vErrors, validate101.errorCount = errors, validate101.reportableCount = reportable, errors === 0;
  }
  validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema52 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-before-reply" }, operation: { type: "string", enum: ["addInvoice"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-before-reply takes no parameters" }));
  function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate102.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema52(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema52().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema52(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-before-reply" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-before-reply" }, message: "must be equal to constant", parentSchema: schema52().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema52().properties.operation, data: data1 })), errors++, reportable++), data1 !== "addInvoice" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema52().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema52().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema52(), data })), errors++, reportable++;
    return validate102.errors = vErrors, validate102.errorCount = errors, validate102.reportableCount = reportable, errors === 0;
  }
  validate102.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema53 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "missing-field" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, field: { $ref: "#/$defs/parameter-field" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: missing-field takes field" })), schema54 = late(() => ({ pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" }));
  function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate104.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern5().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', parentSchema: schema54(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema54(), data })), errors++, reportable++), validate104.errors = vErrors, validate104.errorCount = errors, validate104.reportableCount = reportable, errors === 0;
  }
  validate104.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate103.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema53(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema53().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema53(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "missing-field" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "missing-field" }, message: "must be equal to constant", parentSchema: schema53().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema53().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema53().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema53().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.field !== void 0 && (validate104(data.field, { instancePath: instancePath + "/field", parentData: data, parentDataProperty: "field", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate104.errors), errors += validate104.errorCount, reportable += validate104.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema53(), data })), errors++, reportable++;
    return validate103.errors = vErrors, validate103.errorCount = errors, validate103.reportableCount = reportable, errors === 0;
  }
  validate103.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema55 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "wrong-type" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, field: { $ref: "#/$defs/parameter-field" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: wrong-type takes field" }));
  function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate106.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema55(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema55().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema55(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "wrong-type" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "wrong-type" }, message: "must be equal to constant", parentSchema: schema55().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema55().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema55().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema55().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.field !== void 0 && (validate104(data.field, { instancePath: instancePath + "/field", parentData: data, parentDataProperty: "field", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate104.errors), errors += validate104.errorCount, reportable += validate104.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema55(), data })), errors++, reportable++;
    return validate106.errors = vErrors, validate106.errorCount = errors, validate106.reportableCount = reportable, errors === 0;
  }
  validate106.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema56 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "truncated-json" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: truncated-json takes no parameters" }));
  function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate108.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema56(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema56().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema56(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "truncated-json" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "truncated-json" }, message: "must be equal to constant", parentSchema: schema56().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema56().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema56().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema56().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema56(), data })), errors++, reportable++;
    return validate108.errors = vErrors, validate108.errorCount = errors, validate108.reportableCount = reportable, errors === 0;
  }
  validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema57 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "wrong-content-type" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, contentType: { $ref: "#/$defs/parameter-contentType" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: wrong-content-type takes contentType" })), schema58 = late(() => ({ pattern: "^[\\t\\x20-\\x7e]*$", type: "string", "x-expected": "a text that can be sent" })), pattern7 = late(() => new RegExp("^[\\t\\x20-\\x7e]*$", "u"));
  function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate110.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern7().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', parentSchema: schema58(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema58(), data })), errors++, reportable++), validate110.errors = vErrors, validate110.errorCount = errors, validate110.reportableCount = reportable, errors === 0;
  }
  validate110.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate109.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema57(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema57().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema57(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "wrong-content-type" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "wrong-content-type" }, message: "must be equal to constant", parentSchema: schema57().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema57().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema57().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema57().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.contentType !== void 0 && (validate110(data.contentType, { instancePath: instancePath + "/contentType", parentData: data, parentDataProperty: "contentType", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate110.errors), errors += validate110.errorCount, reportable += validate110.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema57(), data })), errors++, reportable++;
    return validate109.errors = vErrors, validate109.errorCount = errors, validate109.reportableCount = reportable, errors === 0;
  }
  validate109.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema59 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "slow-body" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, bytesPerSecond: { $ref: "#/$defs/parameter-bytesPerSecond" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: slow-body takes bytesPerSecond" })), schema60 = late(() => ({ type: "integer", minimum: 1, maximum: 2147483647, "x-expected": "a whole number from 1 to 2147483647" }));
  function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate113.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema60(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 2147483647 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", parentSchema: schema60(), data })), errors++, reportable++), (data < 1 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema60(), data })), errors++, reportable++)), validate113.errors = vErrors, validate113.errorCount = errors, validate113.reportableCount = reportable, errors === 0;
  }
  validate113.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate112.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema59(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema59().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema59(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "slow-body" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "slow-body" }, message: "must be equal to constant", parentSchema: schema59().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema59().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema59().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema59().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.bytesPerSecond !== void 0 && (validate113(data.bytesPerSecond, { instancePath: instancePath + "/bytesPerSecond", parentData: data, parentDataProperty: "bytesPerSecond", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate113.errors), errors += validate113.errorCount, reportable += validate113.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema59(), data })), errors++, reportable++;
    return validate112.errors = vErrors, validate112.errorCount = errors, validate112.reportableCount = reportable, errors === 0;
  }
  validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema61 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "reset-mid-reply" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: reset-mid-reply takes no parameters" }));
  function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate115.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema61(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema61().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema61(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "reset-mid-reply" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reset-mid-reply" }, message: "must be equal to constant", parentSchema: schema61().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema61().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema61().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema61().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema61(), data })), errors++, reportable++;
    return validate115.errors = vErrors, validate115.errorCount = errors, validate115.reportableCount = reportable, errors === 0;
  }
  validate115.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema62 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "malformed-chunk" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "checkLicense", "validateRegistrationOtp", "addRegistrationInfo", "confirmRegistration", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: malformed-chunk takes no parameters" }));
  function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate116.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema62(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema62().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema62(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "malformed-chunk" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "malformed-chunk" }, message: "must be equal to constant", parentSchema: schema62().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema62().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "checkLicense" || data1 === "validateRegistrationOtp" || data1 === "addRegistrationInfo" || data1 === "confirmRegistration" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema62().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema62().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema62(), data })), errors++, reportable++;
    return validate116.errors = vErrors, validate116.errorCount = errors, validate116.reportableCount = reportable, errors === 0;
  }
  validate116.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema63 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-dropped" }, operation: { not: {}, "x-expected": "left out, as callback-dropped affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-dropped takes no parameters" }));
  function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate117.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema63(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema63().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema63(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-dropped" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-dropped" }, message: "must be equal to constant", parentSchema: schema63().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema63().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema63(), data })), errors++, reportable++;
    return validate117.errors = vErrors, validate117.errorCount = errors, validate117.reportableCount = reportable, errors === 0;
  }
  validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema64 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-delayed" }, operation: { not: {}, "x-expected": "left out, as callback-delayed affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, delayMs: { $ref: "#/$defs/parameter-delayMs" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-delayed takes delayMs" }));
  function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate118.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema64(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema64().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema64(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-delayed" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-delayed" }, message: "must be equal to constant", parentSchema: schema64().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema64().properties.operation, data: data.operation })), errors++, reportable++), data.delayMs !== void 0 && (validate72(data.delayMs, { instancePath: instancePath + "/delayMs", parentData: data, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate72.errors), errors += validate72.errorCount, reportable += validate72.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema64(), data })), errors++, reportable++;
    return validate118.errors = vErrors, validate118.errorCount = errors, validate118.reportableCount = reportable, errors === 0;
  }
  validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema65 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-doubled" }, operation: { not: {}, "x-expected": "left out, as callback-doubled affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-doubled takes no parameters" }));
  function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate120.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema65(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema65().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema65(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-doubled" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-doubled" }, message: "must be equal to constant", parentSchema: schema65().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema65().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema65(), data })), errors++, reportable++;
    return validate120.errors = vErrors, validate120.errorCount = errors, validate120.reportableCount = reportable, errors === 0;
  }
  validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema66 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-out-of-order" }, operation: { not: {}, "x-expected": "left out, as callback-out-of-order affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-out-of-order takes no parameters" }));
  function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate121.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema66(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema66().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema66(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-out-of-order" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-out-of-order" }, message: "must be equal to constant", parentSchema: schema66().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema66().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema66(), data })), errors++, reportable++;
    return validate121.errors = vErrors, validate121.errorCount = errors, validate121.reportableCount = reportable, errors === 0;
  }
  validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema67 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-wrong-amount" }, operation: { not: {}, "x-expected": "left out, as callback-wrong-amount affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, amount: { $ref: "#/$defs/parameter-amount" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-wrong-amount takes amount" })), schema68 = late(() => ({ type: "number", minimum: 0, maximum: 99999999999e-2, "x-expected": "a number from 0 to 999999999.99" }));
  function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate123.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data) ? ((data > 99999999999e-2 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", parentSchema: schema68(), data })), errors++, reportable++), (data < 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema68(), data })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema68(), data })), errors++, reportable++), validate123.errors = vErrors, validate123.errorCount = errors, validate123.reportableCount = reportable, errors === 0;
  }
  validate123.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate122.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema67(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema67().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema67(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-wrong-amount" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-wrong-amount" }, message: "must be equal to constant", parentSchema: schema67().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema67().properties.operation, data: data.operation })), errors++, reportable++), data.amount !== void 0 && (validate123(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate123.errors), errors += validate123.errorCount, reportable += validate123.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema67(), data })), errors++, reportable++;
    return validate122.errors = vErrors, validate122.errorCount = errors, validate122.reportableCount = reportable, errors === 0;
  }
  validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema69 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-forged" }, operation: { not: {}, "x-expected": "left out, as callback-forged affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-forged takes no parameters" }));
  function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate125.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema69(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema69().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema69(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-forged" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-forged" }, message: "must be equal to constant", parentSchema: schema69().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema69().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema69(), data })), errors++, reportable++;
    return validate125.errors = vErrors, validate125.errorCount = errors, validate125.reportableCount = reportable, errors === 0;
  }
  validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema70 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-after-cancel" }, operation: { not: {}, "x-expected": "left out, as callback-after-cancel affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-after-cancel takes no parameters" }));
  function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate126.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema70(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema70().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema70(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-after-cancel" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-after-cancel" }, message: "must be equal to constant", parentSchema: schema70().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema70().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema70(), data })), errors++, reportable++;
    return validate126.errors = vErrors, validate126.errorCount = errors, validate126.reportableCount = reportable, errors === 0;
  }
  validate126.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema71 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "cancel-after-payment" }, operation: { not: {}, "x-expected": "left out, as cancel-after-payment affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: cancel-after-payment takes no parameters" }));
  function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate127.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema71(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema71().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema71(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "cancel-after-payment" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "cancel-after-payment" }, message: "must be equal to constant", parentSchema: schema71().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema71().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema71(), data })), errors++, reportable++;
    return validate127.errors = vErrors, validate127.errorCount = errors, validate127.reportableCount = reportable, errors === 0;
  }
  validate127.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema72 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "charge-taken-callback-lost" }, operation: { not: {}, "x-expected": "left out, as charge-taken-callback-lost affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: charge-taken-callback-lost takes no parameters" }));
  function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate128.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema72(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema72().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema72(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "charge-taken-callback-lost" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "charge-taken-callback-lost" }, message: "must be equal to constant", parentSchema: schema72().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema72().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema72(), data })), errors++, reportable++;
    return validate128.errors = vErrors, validate128.errorCount = errors, validate128.reportableCount = reportable, errors === 0;
  }
  validate128.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema73 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "declined-payment" }, operation: { not: {}, "x-expected": "left out, as declined-payment affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, code: { $ref: "#/$defs/parameter-code" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: declined-payment takes code, message" })), schema74 = late(() => ({ pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" }));
  function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate130.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern5().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', parentSchema: schema74(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema74(), data })), errors++, reportable++), validate130.errors = vErrors, validate130.errorCount = errors, validate130.reportableCount = reportable, errors === 0;
  }
  validate130.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate129.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema73(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema73().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema73(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "declined-payment" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "declined-payment" }, message: "must be equal to constant", parentSchema: schema73().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema73().properties.operation, data: data.operation })), errors++, reportable++), data.code !== void 0 && (validate130(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate130.errors), errors += validate130.errorCount, reportable += validate130.reportableCount)), data.message !== void 0 && (validate85(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema73(), data })), errors++, reportable++;
    return validate129.errors = vErrors, validate129.errorCount = errors, validate129.reportableCount = reportable, errors === 0;
  }
  validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema75 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "callback-unpaid" }, operation: { not: {}, "x-expected": "left out, as callback-unpaid affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, names: { $ref: "#/$defs/parameter-names" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: callback-unpaid takes names" })), schema76 = late(() => ({ pattern: "^(own|other)$", type: "string", "x-expected": "a text that can be sent" })), pattern9 = late(() => new RegExp("^(own|other)$", "u"));
  function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate134.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern9().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(own|other)$" }, message: 'must match pattern "^(own|other)$"', parentSchema: schema76(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema76(), data })), errors++, reportable++), validate134.errors = vErrors, validate134.errorCount = errors, validate134.reportableCount = reportable, errors === 0;
  }
  validate134.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate133.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema75(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema75().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema75(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "callback-unpaid" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-unpaid" }, message: "must be equal to constant", parentSchema: schema75().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema75().properties.operation, data: data.operation })), errors++, reportable++), data.names !== void 0 && (validate134(data.names, { instancePath: instancePath + "/names", parentData: data, parentDataProperty: "names", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate134.errors), errors += validate134.errorCount, reportable += validate134.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema75(), data })), errors++, reportable++;
    return validate133.errors = vErrors, validate133.errorCount = errors, validate133.reportableCount = reportable, errors === 0;
  }
  validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema77 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "refund-fails" }, operation: { not: {}, "x-expected": "left out, as refund-fails affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: refund-fails takes no parameters" }));
  function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate136.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema77(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema77().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema77(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "refund-fails" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "refund-fails" }, message: "must be equal to constant", parentSchema: schema77().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema77().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema77(), data })), errors++, reportable++;
    return validate136.errors = vErrors, validate136.errorCount = errors, validate136.reportableCount = reportable, errors === 0;
  }
  validate136.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema78 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "otp-undelivered" }, operation: { type: "string", enum: ["sendOtp"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: otp-undelivered takes no parameters" }));
  function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate137.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema78(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema78().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema78(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "otp-undelivered" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "otp-undelivered" }, message: "must be equal to constant", parentSchema: schema78().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema78().properties.operation, data: data1 })), errors++, reportable++), data1 !== "sendOtp" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema78().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema78().properties.operation, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema78(), data })), errors++, reportable++;
    return validate137.errors = vErrors, validate137.errorCount = errors, validate137.reportableCount = reportable, errors === 0;
  }
  validate137.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema79 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "charge-fails" }, operation: { not: {}, "x-expected": "left out, as charge-fails affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, code: { $ref: "#/$defs/parameter-code" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: charge-fails takes code, message" }));
  function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate138.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema79(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema79().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema79(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "charge-fails" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "charge-fails" }, message: "must be equal to constant", parentSchema: schema79().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema79().properties.operation, data: data.operation })), errors++, reportable++), data.code !== void 0 && (validate130(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate130.errors), errors += validate130.errorCount, reportable += validate130.reportableCount)), data.message !== void 0 && (validate85(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema79(), data })), errors++, reportable++;
    return validate138.errors = vErrors, validate138.errorCount = errors, validate138.reportableCount = reportable, errors === 0;
  }
  validate138.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema80 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "settled-twice" }, operation: { not: {}, "x-expected": "left out, as settled-twice affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: settled-twice takes no parameters" }));
  function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate141.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema80(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema80().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema80(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "settled-twice" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "settled-twice" }, message: "must be equal to constant", parentSchema: schema80().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema80().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema80(), data })), errors++, reportable++;
    return validate141.errors = vErrors, validate141.errorCount = errors, validate141.reportableCount = reportable, errors === 0;
  }
  validate141.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema81 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "settlement-order-missing" }, operation: { not: {}, "x-expected": "left out, as settlement-order-missing affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: settlement-order-missing takes no parameters" }));
  function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate142.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema81(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema81().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema81(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "settlement-order-missing" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "settlement-order-missing" }, message: "must be equal to constant", parentSchema: schema81().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema81().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema81(), data })), errors++, reportable++;
    return validate142.errors = vErrors, validate142.errorCount = errors, validate142.reportableCount = reportable, errors === 0;
  }
  validate142.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema82 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "settlement-wrong-amount" }, operation: { not: {}, "x-expected": "left out, as settlement-wrong-amount affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, amount: { $ref: "#/$defs/parameter-amount" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: settlement-wrong-amount takes amount" }));
  function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate143.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema82(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema82().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema82(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "settlement-wrong-amount" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "settlement-wrong-amount" }, message: "must be equal to constant", parentSchema: schema82().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema82().properties.operation, data: data.operation })), errors++, reportable++), data.amount !== void 0 && (validate123(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate123.errors), errors += validate123.errorCount, reportable += validate123.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema82(), data })), errors++, reportable++;
    return validate143.errors = vErrors, validate143.errorCount = errors, validate143.reportableCount = reportable, errors === 0;
  }
  validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema83 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "settlement-late" }, operation: { not: {}, "x-expected": "left out, as settlement-late affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, delayMs: { $ref: "#/$defs/parameter-delayMs" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: settlement-late takes delayMs" }));
  function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate145.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema83(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema83().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema83(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "settlement-late" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "settlement-late" }, message: "must be equal to constant", parentSchema: schema83().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema83().properties.operation, data: data.operation })), errors++, reportable++), data.delayMs !== void 0 && (validate72(data.delayMs, { instancePath: instancePath + "/delayMs", parentData: data, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate72.errors), errors += validate72.errorCount, reportable += validate72.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema83(), data })), errors++, reportable++;
    return validate145.errors = vErrors, validate145.errorCount = errors, validate145.reportableCount = reportable, errors === 0;
  }
  validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema84 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "refund-after-settlement" }, operation: { not: {}, "x-expected": "left out, as refund-after-settlement affects no request (use where)" }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0 }, additionalProperties: !1, "x-unknown": "is not a field of this rule: refund-after-settlement takes no parameters" }));
  function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate147.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema84(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema84().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema84(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "refund-after-settlement" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "refund-after-settlement" }, message: "must be equal to constant", parentSchema: schema84().properties.fault, data: data0 })), errors++, reportable++);
      }
      data.operation !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/not", keyword: "not", params: {}, message: "must NOT be valid", parentSchema: schema84().properties.operation, data: data.operation })), errors++, reportable++);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema84(), data })), errors++, reportable++;
    return validate147.errors = vErrors, validate147.errorCount = errors, validate147.reportableCount = reportable, errors === 0;
  }
  validate147.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema85 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { const: "token-ends-early" }, operation: { type: "string", enum: ["issueMerchantToken", "issuePartnerToken"] }, where: !0, nth: !0, every: !0, times: !0, probability: !0, from: !0, until: !0, sandbox: !0, lifetimeMs: { $ref: "#/$defs/parameter-lifetimeMs" } }, additionalProperties: !1, "x-unknown": "is not a field of this rule: token-ends-early takes lifetimeMs" })), schema86 = late(() => ({ type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" }));
  function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate149.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema86(), data })), errors++, reportable++), typeof data == "number" && isFinite(data) && ((data > 2147483647 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", parentSchema: schema86(), data })), errors++, reportable++), (data < 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema86(), data })), errors++, reportable++)), validate149.errors = vErrors, validate149.errorCount = errors, validate149.reportableCount = reportable, errors === 0;
  }
  validate149.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate148.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema85(), data })), errors++, reportable++);
      for (let key0 in data)
        func1.call(schema85().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema85(), data })), errors++, reportable++);
      if (data.fault !== void 0) {
        let data0 = data.fault;
        data0 !== "token-ends-early" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "token-ends-early" }, message: "must be equal to constant", parentSchema: schema85().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema85().properties.operation, data: data1 })), errors++, reportable++), data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema85().properties.operation.enum }, message: "must be equal to one of the allowed values", parentSchema: schema85().properties.operation, data: data1 })), errors++, reportable++);
      }
      data.lifetimeMs !== void 0 && (validate149(data.lifetimeMs, { instancePath: instancePath + "/lifetimeMs", parentData: data, parentDataProperty: "lifetimeMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate149.errors), errors += validate149.errorCount, reportable += validate149.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema85(), data })), errors++, reportable++;
    return validate148.errors = vErrors, validate148.errorCount = errors, validate148.reportableCount = reportable, errors === 0;
  }
  validate148.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate66.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema27(), data })), errors++, reportable++), data.fault !== void 0) {
        let data0 = data.fault;
        typeof data0 == "string" ? (data0.length > 100 && func3(data0) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema27().properties.fault, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.fault, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 == "string" ? (data1.length > 100 && func3(data1) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema27().properties.operation, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.operation, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.operation, data: data1 })), errors++, reportable++);
      }
      if (data.where !== void 0 && (validate67(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate67.errors), errors += validate67.errorCount, reportable += validate67.reportableCount)), data.nth !== void 0) {
        let data3 = data.nth;
        typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema27().properties.nth, data: data3 })), errors++, reportable++), typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema27().properties.nth, data: data3 })), errors++, reportable++);
      }
      if (data.every !== void 0) {
        let data4 = data.every;
        typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema27().properties.every, data: data4 })), errors++, reportable++), typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema27().properties.every, data: data4 })), errors++, reportable++);
      }
      if (data.times !== void 0) {
        let data5 = data.times;
        typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema27().properties.times, data: data5 })), errors++, reportable++), typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema27().properties.times, data: data5 })), errors++, reportable++);
      }
      if (data.probability !== void 0) {
        let data6 = data.probability;
        typeof data6 == "number" && isFinite(data6) ? ((data6 > 1 || isNaN(data6)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", parentSchema: schema27().properties.probability, data: data6 })), errors++, reportable++), (data6 < 0 || isNaN(data6)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema27().properties.probability, data: data6 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema27().properties.probability, data: data6 })), errors++, reportable++);
      }
      if (data.from !== void 0) {
        let data7 = data.from;
        typeof data7 == "string" ? (data7.length > 100 && func3(data7) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema27().properties.from, data: data7 })), errors++, reportable++), data7.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.from, data: data7 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.from, data: data7 })), errors++, reportable++);
      }
      if (data.until !== void 0) {
        let data8 = data.until;
        typeof data8 == "string" ? (data8.length > 100 && func3(data8) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema27().properties.until, data: data8 })), errors++, reportable++), data8.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().properties.until, data: data8 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema27().properties.until, data: data8 })), errors++, reportable++);
      }
      data.sandbox !== void 0 && (validate69(data.sandbox, { instancePath: instancePath + "/sandbox", parentData: data, parentDataProperty: "sandbox", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate69.errors), errors += validate69.errorCount, reportable += validate69.reportableCount));
      let tag0 = data.fault;
      if (typeof tag0 == "string")
        if (tag0 === "latency") {
          validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate71.errors), errors += validate71.errorCount, reportable += validate71.reportableCount);
          var props0 = !0;
        } else tag0 === "status" ? (validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate82.errors), errors += validate82.errorCount, reportable += validate82.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "empty-401" ? (validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate87.errors), errors += validate87.errorCount, reportable += validate87.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "html-504" ? (validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate88.errors), errors += validate88.errorCount, reportable += validate88.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "rate-limited" ? (validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate89.errors), errors += validate89.errorCount, reportable += validate89.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "reset-before-reply" ? (validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate92.errors), errors += validate92.errorCount, reportable += validate92.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "empty-reply" ? (validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "hang" ? (validate94(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate94.errors), errors += validate94.errorCount, reportable += validate94.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "lost-reply" ? (validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate95.errors), errors += validate95.errorCount, reportable += validate95.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "late-reply" ? (validate96(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "reply-then-rollback" ? (validate98(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate98.errors), errors += validate98.errorCount, reportable += validate98.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "double-commit" ? (validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate99.errors), errors += validate99.errorCount, reportable += validate99.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "paid-while-canceling" ? (validate100(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate100.errors), errors += validate100.errorCount, reportable += validate100.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "otp-sent-but-500" ? (validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate101.errors), errors += validate101.errorCount, reportable += validate101.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-before-reply" ? (validate102(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate102.errors), errors += validate102.errorCount, reportable += validate102.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "missing-field" ? (validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate103.errors), errors += validate103.errorCount, reportable += validate103.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "wrong-type" ? (validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate106.errors), errors += validate106.errorCount, reportable += validate106.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "truncated-json" ? (validate108(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate108.errors), errors += validate108.errorCount, reportable += validate108.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "wrong-content-type" ? (validate109(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "slow-body" ? (validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate112.errors), errors += validate112.errorCount, reportable += validate112.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "reset-mid-reply" ? (validate115(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate115.errors), errors += validate115.errorCount, reportable += validate115.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "malformed-chunk" ? (validate116(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate116.errors), errors += validate116.errorCount, reportable += validate116.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-dropped" ? (validate117(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate117.errors), errors += validate117.errorCount, reportable += validate117.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-delayed" ? (validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate118.errors), errors += validate118.errorCount, reportable += validate118.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-doubled" ? (validate120(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate120.errors), errors += validate120.errorCount, reportable += validate120.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-out-of-order" ? (validate121(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate121.errors), errors += validate121.errorCount, reportable += validate121.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-wrong-amount" ? (validate122(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate122.errors), errors += validate122.errorCount, reportable += validate122.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-forged" ? (validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate125.errors), errors += validate125.errorCount, reportable += validate125.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-after-cancel" ? (validate126(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate126.errors), errors += validate126.errorCount, reportable += validate126.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "cancel-after-payment" ? (validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate127.errors), errors += validate127.errorCount, reportable += validate127.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "charge-taken-callback-lost" ? (validate128(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate128.errors), errors += validate128.errorCount, reportable += validate128.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "declined-payment" ? (validate129(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate129.errors), errors += validate129.errorCount, reportable += validate129.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-unpaid" ? (validate133(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate133.errors), errors += validate133.errorCount, reportable += validate133.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "refund-fails" ? (validate136(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate136.errors), errors += validate136.errorCount, reportable += validate136.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "otp-undelivered" ? (validate137(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate137.errors), errors += validate137.errorCount, reportable += validate137.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "charge-fails" ? (validate138(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate138.errors), errors += validate138.errorCount, reportable += validate138.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settled-twice" ? (validate141(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate141.errors), errors += validate141.errorCount, reportable += validate141.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settlement-order-missing" ? (validate142(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate142.errors), errors += validate142.errorCount, reportable += validate142.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settlement-wrong-amount" ? (validate143(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate143.errors), errors += validate143.errorCount, reportable += validate143.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settlement-late" ? (validate145(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate145.errors), errors += validate145.errorCount, reportable += validate145.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "refund-after-settlement" ? (validate147(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate147.errors), errors += validate147.errorCount, reportable += validate147.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "token-ends-early" ? (validate148(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate148.errors), errors += validate148.errorCount, reportable += validate148.reportableCount), props0 !== !0 && (props0 = !0)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "fault", tagValue: tag0 }, message: 'value of tag "fault" must be in oneOf', parentSchema: schema27(), data })), errors++, reportable++);
      else
        errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "fault", tagValue: tag0 }, message: 'tag "fault" must be string', parentSchema: schema27(), data })), errors++, reportable++;
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema27(), data })), errors++, reportable++;
    return validate66.errors = vErrors, validate66.errorCount = errors, validate66.reportableCount = reportable, evaluated0.props = props0, errors === 0;
  }
  validate66.evaluated = { dynamicProps: !0, dynamicItems: !1 };
  var files_FaultRequest = validate193, schema87 = late(() => ({ type: "object", required: ["fault"], discriminator: { propertyName: "fault" }, "x-unknown": "is not a fault", "x-choices": ["latency", "status", "empty-401", "html-504", "rate-limited", "reset-before-reply", "empty-reply", "hang", "lost-reply", "late-reply", "reply-then-rollback", "double-commit", "paid-while-canceling", "otp-sent-but-500", "callback-before-reply", "missing-field", "wrong-type", "truncated-json", "wrong-content-type", "slow-body", "reset-mid-reply", "malformed-chunk", "callback-dropped", "callback-delayed", "callback-doubled", "callback-out-of-order", "callback-wrong-amount", "callback-forged", "callback-after-cancel", "cancel-after-payment", "charge-taken-callback-lost", "declined-payment", "callback-unpaid", "refund-fails", "otp-undelivered", "charge-fails", "settled-twice", "settlement-order-missing", "settlement-wrong-amount", "settlement-late", "refund-after-settlement", "token-ends-early"], oneOf: [{ $ref: "#/$defs/request-latency" }, { $ref: "#/$defs/request-status" }, { $ref: "#/$defs/request-empty-401" }, { $ref: "#/$defs/request-html-504" }, { $ref: "#/$defs/request-rate-limited" }, { $ref: "#/$defs/request-reset-before-reply" }, { $ref: "#/$defs/request-empty-reply" }, { $ref: "#/$defs/request-hang" }, { $ref: "#/$defs/request-lost-reply" }, { $ref: "#/$defs/request-late-reply" }, { $ref: "#/$defs/request-reply-then-rollback" }, { $ref: "#/$defs/request-double-commit" }, { $ref: "#/$defs/request-paid-while-canceling" }, { $ref: "#/$defs/request-otp-sent-but-500" }, { $ref: "#/$defs/request-callback-before-reply" }, { $ref: "#/$defs/request-missing-field" }, { $ref: "#/$defs/request-wrong-type" }, { $ref: "#/$defs/request-truncated-json" }, { $ref: "#/$defs/request-wrong-content-type" }, { $ref: "#/$defs/request-slow-body" }, { $ref: "#/$defs/request-reset-mid-reply" }, { $ref: "#/$defs/request-malformed-chunk" }, { $ref: "#/$defs/request-callback-dropped" }, { $ref: "#/$defs/request-callback-delayed" }, { $ref: "#/$defs/request-callback-doubled" }, { $ref: "#/$defs/request-callback-out-of-order" }, { $ref: "#/$defs/request-callback-wrong-amount" }, { $ref: "#/$defs/request-callback-forged" }, { $ref: "#/$defs/request-callback-after-cancel" }, { $ref: "#/$defs/request-cancel-after-payment" }, { $ref: "#/$defs/request-charge-taken-callback-lost" }, { $ref: "#/$defs/request-declined-payment" }, { $ref: "#/$defs/request-callback-unpaid" }, { $ref: "#/$defs/request-refund-fails" }, { $ref: "#/$defs/request-otp-undelivered" }, { $ref: "#/$defs/request-charge-fails" }, { $ref: "#/$defs/request-settled-twice" }, { $ref: "#/$defs/request-settlement-order-missing" }, { $ref: "#/$defs/request-settlement-wrong-amount" }, { $ref: "#/$defs/request-settlement-late" }, { $ref: "#/$defs/request-refund-after-settlement" }, { $ref: "#/$defs/request-token-ends-early" }], properties: { fault: { type: "string", minLength: 1, maxLength: 100 }, operation: { type: "string", minLength: 1, maxLength: 100 }, where: { $ref: "#/$defs/FaultWhere" }, nth: { type: "integer", minimum: 1 }, every: { type: "integer", minimum: 1 }, times: { type: "integer", minimum: 1 }, probability: { type: "number", minimum: 0, maximum: 1 }, from: { type: "string", minLength: 1, maxLength: 100 }, until: { type: "string", minLength: 1, maxLength: 100 }, sandbox: !1 } }));
  function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate193.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema87(), data })), errors++, reportable++), data.fault !== void 0) {
        let data0 = data.fault;
        typeof data0 == "string" ? (data0.length > 100 && func3(data0) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema87().properties.fault, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema87().properties.fault, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema87().properties.fault, data: data0 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        typeof data1 == "string" ? (data1.length > 100 && func3(data1) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema87().properties.operation, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema87().properties.operation, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema87().properties.operation, data: data1 })), errors++, reportable++);
      }
      if (data.where !== void 0 && (validate67(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate67.errors), errors += validate67.errorCount, reportable += validate67.reportableCount)), data.nth !== void 0) {
        let data3 = data.nth;
        typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema87().properties.nth, data: data3 })), errors++, reportable++), typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema87().properties.nth, data: data3 })), errors++, reportable++);
      }
      if (data.every !== void 0) {
        let data4 = data.every;
        typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema87().properties.every, data: data4 })), errors++, reportable++), typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema87().properties.every, data: data4 })), errors++, reportable++);
      }
      if (data.times !== void 0) {
        let data5 = data.times;
        typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema87().properties.times, data: data5 })), errors++, reportable++), typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema87().properties.times, data: data5 })), errors++, reportable++);
      }
      if (data.probability !== void 0) {
        let data6 = data.probability;
        typeof data6 == "number" && isFinite(data6) ? ((data6 > 1 || isNaN(data6)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", parentSchema: schema87().properties.probability, data: data6 })), errors++, reportable++), (data6 < 0 || isNaN(data6)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema87().properties.probability, data: data6 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema87().properties.probability, data: data6 })), errors++, reportable++);
      }
      if (data.from !== void 0) {
        let data7 = data.from;
        typeof data7 == "string" ? (data7.length > 100 && func3(data7) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema87().properties.from, data: data7 })), errors++, reportable++), data7.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema87().properties.from, data: data7 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema87().properties.from, data: data7 })), errors++, reportable++);
      }
      if (data.until !== void 0) {
        let data8 = data.until;
        typeof data8 == "string" ? (data8.length > 100 && func3(data8) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema87().properties.until, data: data8 })), errors++, reportable++), data8.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema87().properties.until, data: data8 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema87().properties.until, data: data8 })), errors++, reportable++);
      }
      data.sandbox !== void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/false schema", keyword: "false schema", params: {}, message: "boolean schema is false", parentSchema: schema87().properties.sandbox, data: data.sandbox })), errors++, reportable++);
      let tag0 = data.fault;
      if (typeof tag0 == "string")
        if (tag0 === "latency") {
          validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate71.errors), errors += validate71.errorCount, reportable += validate71.reportableCount);
          var props0 = !0;
        } else tag0 === "status" ? (validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate82.errors), errors += validate82.errorCount, reportable += validate82.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "empty-401" ? (validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate87.errors), errors += validate87.errorCount, reportable += validate87.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "html-504" ? (validate88(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate88.errors), errors += validate88.errorCount, reportable += validate88.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "rate-limited" ? (validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate89.errors), errors += validate89.errorCount, reportable += validate89.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "reset-before-reply" ? (validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate92.errors), errors += validate92.errorCount, reportable += validate92.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "empty-reply" ? (validate93(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "hang" ? (validate94(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate94.errors), errors += validate94.errorCount, reportable += validate94.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "lost-reply" ? (validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate95.errors), errors += validate95.errorCount, reportable += validate95.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "late-reply" ? (validate96(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "reply-then-rollback" ? (validate98(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate98.errors), errors += validate98.errorCount, reportable += validate98.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "double-commit" ? (validate99(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate99.errors), errors += validate99.errorCount, reportable += validate99.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "paid-while-canceling" ? (validate100(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate100.errors), errors += validate100.errorCount, reportable += validate100.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "otp-sent-but-500" ? (validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate101.errors), errors += validate101.errorCount, reportable += validate101.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-before-reply" ? (validate102(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate102.errors), errors += validate102.errorCount, reportable += validate102.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "missing-field" ? (validate103(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate103.errors), errors += validate103.errorCount, reportable += validate103.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "wrong-type" ? (validate106(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate106.errors), errors += validate106.errorCount, reportable += validate106.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "truncated-json" ? (validate108(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate108.errors), errors += validate108.errorCount, reportable += validate108.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "wrong-content-type" ? (validate109(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate109.errors), errors += validate109.errorCount, reportable += validate109.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "slow-body" ? (validate112(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate112.errors), errors += validate112.errorCount, reportable += validate112.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "reset-mid-reply" ? (validate115(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate115.errors), errors += validate115.errorCount, reportable += validate115.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "malformed-chunk" ? (validate116(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate116.errors), errors += validate116.errorCount, reportable += validate116.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-dropped" ? (validate117(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate117.errors), errors += validate117.errorCount, reportable += validate117.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-delayed" ? (validate118(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate118.errors), errors += validate118.errorCount, reportable += validate118.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-doubled" ? (validate120(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate120.errors), errors += validate120.errorCount, reportable += validate120.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-out-of-order" ? (validate121(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate121.errors), errors += validate121.errorCount, reportable += validate121.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-wrong-amount" ? (validate122(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate122.errors), errors += validate122.errorCount, reportable += validate122.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-forged" ? (validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate125.errors), errors += validate125.errorCount, reportable += validate125.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-after-cancel" ? (validate126(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate126.errors), errors += validate126.errorCount, reportable += validate126.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "cancel-after-payment" ? (validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate127.errors), errors += validate127.errorCount, reportable += validate127.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "charge-taken-callback-lost" ? (validate128(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate128.errors), errors += validate128.errorCount, reportable += validate128.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "declined-payment" ? (validate129(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate129.errors), errors += validate129.errorCount, reportable += validate129.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "callback-unpaid" ? (validate133(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate133.errors), errors += validate133.errorCount, reportable += validate133.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "refund-fails" ? (validate136(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate136.errors), errors += validate136.errorCount, reportable += validate136.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "otp-undelivered" ? (validate137(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate137.errors), errors += validate137.errorCount, reportable += validate137.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "charge-fails" ? (validate138(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate138.errors), errors += validate138.errorCount, reportable += validate138.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settled-twice" ? (validate141(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate141.errors), errors += validate141.errorCount, reportable += validate141.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settlement-order-missing" ? (validate142(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate142.errors), errors += validate142.errorCount, reportable += validate142.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settlement-wrong-amount" ? (validate143(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate143.errors), errors += validate143.errorCount, reportable += validate143.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "settlement-late" ? (validate145(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate145.errors), errors += validate145.errorCount, reportable += validate145.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "refund-after-settlement" ? (validate147(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate147.errors), errors += validate147.errorCount, reportable += validate147.reportableCount), props0 !== !0 && (props0 = !0)) : tag0 === "token-ends-early" ? (validate148(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate148.errors), errors += validate148.errorCount, reportable += validate148.reportableCount), props0 !== !0 && (props0 = !0)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "fault", tagValue: tag0 }, message: 'value of tag "fault" must be in oneOf', parentSchema: schema87(), data })), errors++, reportable++);
      else
        errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "fault", tagValue: tag0 }, message: 'tag "fault" must be string', parentSchema: schema87(), data })), errors++, reportable++;
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema87(), data })), errors++, reportable++;
    return validate193.errors = vErrors, validate193.errorCount = errors, validate193.reportableCount = reportable, evaluated0.props = props0, errors === 0;
  }
  validate193.evaluated = { dynamicProps: !0, dynamicItems: !1 };
  var files_MerchantSeeds = validate237, schema88 = late(() => ({ type: "array", maxItems: 1e3, items: { $ref: "#/$defs/MerchantSeed" } })), schema89 = late(() => ({ type: "object", additionalProperties: !1, properties: { id: { type: "integer", minimum: 1 }, merchantId: { type: "integer", minimum: 1 }, merchantShopName: { type: ["string", "null"], maxLength: 500 }, merchantPhone: { type: "string", maxLength: 500, "x-personal": !0 }, merchantLicenseType: { type: "string", maxLength: 500 }, merchantLicenseNumber: { type: "string", maxLength: 500 }, merchantLicenseName: { type: "string", maxLength: 500, "x-personal": !0 }, merchantCivilId: { type: "string", maxLength: 500, "x-personal": !0 }, merchantEmail: { type: "string", maxLength: 500, "x-personal": !0 }, merchantStoreUsername: { type: ["string", "null"], maxLength: 500 }, partnerProfileNo: { type: "string", maxLength: 500 }, partnerLicenseName: { type: "string", maxLength: 500 }, whoPayServiceFees: { type: "string", maxLength: 500 }, partnerMadaFeesPercentage: { type: "number", format: "double", minimum: 0, maximum: 100 }, partnerLocalVisaFeesPercentage: { type: "number", format: "double", minimum: 0, maximum: 100 }, partnerMadaFixedFees: { type: "number", format: "double", minimum: 0, maximum: 1e6 }, partnerVisaFixedFees: { type: "number", format: "double", minimum: 0, maximum: 1e6 }, profileReferenceNo: { type: "string", maxLength: 500 }, relationshipCreationDate: { type: "integer", minimum: 0, maximum: 9999999999999 }, relationshipStatus: { type: "string", maxLength: 500 } } })), formats4 = late(() => require_formats().fullFormats.double);
  function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate238.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        func1.call(schema89().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema89(), data })), errors++, reportable++);
      if (data.id !== void 0) {
        let data0 = data.id;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema89().properties.id, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema89().properties.id, data: data0 })), errors++, reportable++);
      }
      if (data.merchantId !== void 0) {
        let data1 = data.merchantId;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantId", schemaPath: "#/properties/merchantId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema89().properties.merchantId, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantId", schemaPath: "#/properties/merchantId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema89().properties.merchantId, data: data1 })), errors++, reportable++);
      }
      if (data.merchantShopName !== void 0) {
        let data2 = data.merchantShopName;
        typeof data2 != "string" && data2 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantShopName", schemaPath: "#/properties/merchantShopName/type", keyword: "type", params: { type: schema89().properties.merchantShopName.type }, message: "must be string,null", parentSchema: schema89().properties.merchantShopName, data: data2 })), errors++, reportable++), typeof data2 == "string" && data2.length > 500 && func3(data2) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantShopName", schemaPath: "#/properties/merchantShopName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantShopName, data: data2 })), errors++, reportable++);
      }
      if (data.merchantPhone !== void 0) {
        let data3 = data.merchantPhone;
        typeof data3 == "string" ? data3.length > 500 && func3(data3) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantPhone", schemaPath: "#/properties/merchantPhone/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantPhone, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantPhone", schemaPath: "#/properties/merchantPhone/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.merchantPhone, data: data3 })), errors++, reportable++);
      }
      if (data.merchantLicenseType !== void 0) {
        let data4 = data.merchantLicenseType;
        typeof data4 == "string" ? data4.length > 500 && func3(data4) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantLicenseType", schemaPath: "#/properties/merchantLicenseType/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantLicenseType, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantLicenseType", schemaPath: "#/properties/merchantLicenseType/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.merchantLicenseType, data: data4 })), errors++, reportable++);
      }
      if (data.merchantLicenseNumber !== void 0) {
        let data5 = data.merchantLicenseNumber;
        typeof data5 == "string" ? data5.length > 500 && func3(data5) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantLicenseNumber", schemaPath: "#/properties/merchantLicenseNumber/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantLicenseNumber, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantLicenseNumber", schemaPath: "#/properties/merchantLicenseNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.merchantLicenseNumber, data: data5 })), errors++, reportable++);
      }
      if (data.merchantLicenseName !== void 0) {
        let data6 = data.merchantLicenseName;
        typeof data6 == "string" ? data6.length > 500 && func3(data6) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantLicenseName", schemaPath: "#/properties/merchantLicenseName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantLicenseName, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantLicenseName", schemaPath: "#/properties/merchantLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.merchantLicenseName, data: data6 })), errors++, reportable++);
      }
      if (data.merchantCivilId !== void 0) {
        let data7 = data.merchantCivilId;
        typeof data7 == "string" ? data7.length > 500 && func3(data7) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantCivilId", schemaPath: "#/properties/merchantCivilId/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantCivilId, data: data7 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantCivilId", schemaPath: "#/properties/merchantCivilId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.merchantCivilId, data: data7 })), errors++, reportable++);
      }
      if (data.merchantEmail !== void 0) {
        let data8 = data.merchantEmail;
        typeof data8 == "string" ? data8.length > 500 && func3(data8) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantEmail", schemaPath: "#/properties/merchantEmail/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantEmail, data: data8 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantEmail", schemaPath: "#/properties/merchantEmail/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.merchantEmail, data: data8 })), errors++, reportable++);
      }
      if (data.merchantStoreUsername !== void 0) {
        let data9 = data.merchantStoreUsername;
        typeof data9 != "string" && data9 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantStoreUsername", schemaPath: "#/properties/merchantStoreUsername/type", keyword: "type", params: { type: schema89().properties.merchantStoreUsername.type }, message: "must be string,null", parentSchema: schema89().properties.merchantStoreUsername, data: data9 })), errors++, reportable++), typeof data9 == "string" && data9.length > 500 && func3(data9) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchantStoreUsername", schemaPath: "#/properties/merchantStoreUsername/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.merchantStoreUsername, data: data9 })), errors++, reportable++);
      }
      if (data.partnerProfileNo !== void 0) {
        let data10 = data.partnerProfileNo;
        typeof data10 == "string" ? data10.length > 500 && func3(data10) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.partnerProfileNo, data: data10 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerProfileNo", schemaPath: "#/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.partnerProfileNo, data: data10 })), errors++, reportable++);
      }
      if (data.partnerLicenseName !== void 0) {
        let data11 = data.partnerLicenseName;
        typeof data11 == "string" ? data11.length > 500 && func3(data11) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerLicenseName", schemaPath: "#/properties/partnerLicenseName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.partnerLicenseName, data: data11 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerLicenseName", schemaPath: "#/properties/partnerLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.partnerLicenseName, data: data11 })), errors++, reportable++);
      }
      if (data.whoPayServiceFees !== void 0) {
        let data12 = data.whoPayServiceFees;
        typeof data12 == "string" ? data12.length > 500 && func3(data12) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/whoPayServiceFees", schemaPath: "#/properties/whoPayServiceFees/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.whoPayServiceFees, data: data12 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/whoPayServiceFees", schemaPath: "#/properties/whoPayServiceFees/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.whoPayServiceFees, data: data12 })), errors++, reportable++);
      }
      if (data.partnerMadaFeesPercentage !== void 0) {
        let data13 = data.partnerMadaFeesPercentage;
        typeof data13 == "number" && isFinite(data13) ? ((data13 > 100 || isNaN(data13)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", parentSchema: schema89().properties.partnerMadaFeesPercentage, data: data13 })), errors++, reportable++), (data13 < 0 || isNaN(data13)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema89().properties.partnerMadaFeesPercentage, data: data13 })), errors++, reportable++), formats4().validate(data13) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema89().properties.partnerMadaFeesPercentage, data: data13 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFeesPercentage", schemaPath: "#/properties/partnerMadaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema89().properties.partnerMadaFeesPercentage, data: data13 })), errors++, reportable++);
      }
      if (data.partnerLocalVisaFeesPercentage !== void 0) {
        let data14 = data.partnerLocalVisaFeesPercentage;
        typeof data14 == "number" && isFinite(data14) ? ((data14 > 100 || isNaN(data14)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/partnerLocalVisaFeesPercentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", parentSchema: schema89().properties.partnerLocalVisaFeesPercentage, data: data14 })), errors++, reportable++), (data14 < 0 || isNaN(data14)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/partnerLocalVisaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema89().properties.partnerLocalVisaFeesPercentage, data: data14 })), errors++, reportable++), formats4().validate(data14) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/partnerLocalVisaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema89().properties.partnerLocalVisaFeesPercentage, data: data14 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/partnerLocalVisaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema89().properties.partnerLocalVisaFeesPercentage, data: data14 })), errors++, reportable++);
      }
      if (data.partnerMadaFixedFees !== void 0) {
        let data15 = data.partnerMadaFixedFees;
        typeof data15 == "number" && isFinite(data15) ? ((data15 > 1e6 || isNaN(data15)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFixedFees", schemaPath: "#/properties/partnerMadaFixedFees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema89().properties.partnerMadaFixedFees, data: data15 })), errors++, reportable++), (data15 < 0 || isNaN(data15)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFixedFees", schemaPath: "#/properties/partnerMadaFixedFees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema89().properties.partnerMadaFixedFees, data: data15 })), errors++, reportable++), formats4().validate(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFixedFees", schemaPath: "#/properties/partnerMadaFixedFees/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema89().properties.partnerMadaFixedFees, data: data15 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerMadaFixedFees", schemaPath: "#/properties/partnerMadaFixedFees/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema89().properties.partnerMadaFixedFees, data: data15 })), errors++, reportable++);
      }
      if (data.partnerVisaFixedFees !== void 0) {
        let data16 = data.partnerVisaFixedFees;
        typeof data16 == "number" && isFinite(data16) ? ((data16 > 1e6 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerVisaFixedFees", schemaPath: "#/properties/partnerVisaFixedFees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema89().properties.partnerVisaFixedFees, data: data16 })), errors++, reportable++), (data16 < 0 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerVisaFixedFees", schemaPath: "#/properties/partnerVisaFixedFees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema89().properties.partnerVisaFixedFees, data: data16 })), errors++, reportable++), formats4().validate(data16) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerVisaFixedFees", schemaPath: "#/properties/partnerVisaFixedFees/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema89().properties.partnerVisaFixedFees, data: data16 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/partnerVisaFixedFees", schemaPath: "#/properties/partnerVisaFixedFees/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema89().properties.partnerVisaFixedFees, data: data16 })), errors++, reportable++);
      }
      if (data.profileReferenceNo !== void 0) {
        let data17 = data.profileReferenceNo;
        typeof data17 == "string" ? data17.length > 500 && func3(data17) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/profileReferenceNo", schemaPath: "#/properties/profileReferenceNo/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.profileReferenceNo, data: data17 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/profileReferenceNo", schemaPath: "#/properties/profileReferenceNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.profileReferenceNo, data: data17 })), errors++, reportable++);
      }
      if (data.relationshipCreationDate !== void 0) {
        let data18 = data.relationshipCreationDate;
        typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/relationshipCreationDate", schemaPath: "#/properties/relationshipCreationDate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema89().properties.relationshipCreationDate, data: data18 })), errors++, reportable++), typeof data18 == "number" && isFinite(data18) && ((data18 > 9999999999999 || isNaN(data18)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/relationshipCreationDate", schemaPath: "#/properties/relationshipCreationDate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", parentSchema: schema89().properties.relationshipCreationDate, data: data18 })), errors++, reportable++), (data18 < 0 || isNaN(data18)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/relationshipCreationDate", schemaPath: "#/properties/relationshipCreationDate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema89().properties.relationshipCreationDate, data: data18 })), errors++, reportable++));
      }
      if (data.relationshipStatus !== void 0) {
        let data19 = data.relationshipStatus;
        typeof data19 == "string" ? data19.length > 500 && func3(data19) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/relationshipStatus", schemaPath: "#/properties/relationshipStatus/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema89().properties.relationshipStatus, data: data19 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/relationshipStatus", schemaPath: "#/properties/relationshipStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema89().properties.relationshipStatus, data: data19 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema89(), data })), errors++, reportable++;
    return validate238.errors = vErrors, validate238.errorCount = errors, validate238.reportableCount = reportable, errors === 0;
  }
  validate238.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate237.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
      data.length > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", parentSchema: schema88(), data })), errors++, reportable++);
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate238(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate238.errors), errors += validate238.errorCount, reportable += validate238.reportableCount);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema88(), data })), errors++, reportable++;
    return validate237.errors = vErrors, validate237.errorCount = errors, validate237.reportableCount = reportable, errors === 0;
  }
  validate237.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_SettingsPatch = validate240, schema90 = late(() => ({ type: "object", additionalProperties: !1, properties: { strict: { type: "boolean" }, allowPrefer: { type: "boolean" }, secretKey: { type: ["string", "null"], minLength: 1, maxLength: 1e3 }, callbackSecret: { type: "string", minLength: 1, maxLength: 1e3 }, webUrlAgreement: { type: "boolean" }, description: { type: ["string", "null"], maxLength: 1e3 }, rates: { type: "object", additionalProperties: !1, properties: { USD: { $ref: "#/$defs/Rate" }, EUR: { $ref: "#/$defs/Rate" }, GBP: { $ref: "#/$defs/Rate" } } }, webhook: { type: ["object", "null"], additionalProperties: !1, required: ["url"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", "x-expected": "an http or https URL of up to 2000 characters", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } }, "x-expected": "null or an object with the url of a webhook, http or https, and perhaps headers" }, settlementWebhook: { type: ["object", "null"], additionalProperties: !1, required: ["url"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", "x-expected": "an http or https URL of up to 2000 characters", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } }, "x-expected": "null or an object with the url of a webhook, http or https, and perhaps headers" } } })), schema91 = late(() => ({ type: "number", exclusiveMinimum: 0, maximum: 1e6 }));
  function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate241.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data) ? ((data > 1e6 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema91(), data })), errors++, reportable++), (data <= 0 || isNaN(data)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", parentSchema: schema91(), data })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema91(), data })), errors++, reportable++), validate241.errors = vErrors, validate241.errorCount = errors, validate241.reportableCount = reportable, errors === 0;
  }
  validate241.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var pattern10 = late(() => new RegExp("^https?://", "u")), pattern11 = late(() => new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u"));
  function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate240.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        func1.call(schema90().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema90(), data })), errors++, reportable++);
      if (data.strict !== void 0) {
        let data0 = data.strict;
        typeof data0 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema90().properties.strict, data: data0 })), errors++, reportable++);
      }
      if (data.allowPrefer !== void 0) {
        let data1 = data.allowPrefer;
        typeof data1 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowPrefer", schemaPath: "#/properties/allowPrefer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema90().properties.allowPrefer, data: data1 })), errors++, reportable++);
      }
      if (data.secretKey !== void 0) {
        let data2 = data.secretKey;
        typeof data2 != "string" && data2 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/type", keyword: "type", params: { type: schema90().properties.secretKey.type }, message: "must be string,null", parentSchema: schema90().properties.secretKey, data: data2 })), errors++, reportable++), typeof data2 == "string" && (data2.length > 1e3 && func3(data2) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema90().properties.secretKey, data: data2 })), errors++, reportable++), data2.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema90().properties.secretKey, data: data2 })), errors++, reportable++));
      }
      if (data.callbackSecret !== void 0) {
        let data3 = data.callbackSecret;
        typeof data3 == "string" ? (data3.length > 1e3 && func3(data3) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema90().properties.callbackSecret, data: data3 })), errors++, reportable++), data3.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema90().properties.callbackSecret, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema90().properties.callbackSecret, data: data3 })), errors++, reportable++);
      }
      if (data.webUrlAgreement !== void 0) {
        let data4 = data.webUrlAgreement;
        typeof data4 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webUrlAgreement", schemaPath: "#/properties/webUrlAgreement/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema90().properties.webUrlAgreement, data: data4 })), errors++, reportable++);
      }
      if (data.description !== void 0) {
        let data5 = data.description;
        typeof data5 != "string" && data5 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema90().properties.description.type }, message: "must be string,null", parentSchema: schema90().properties.description, data: data5 })), errors++, reportable++), typeof data5 == "string" && data5.length > 1e3 && func3(data5) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema90().properties.description, data: data5 })), errors++, reportable++);
      }
      if (data.rates !== void 0) {
        let data6 = data.rates;
        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          for (let key1 in data6)
            key1 === "USD" || key1 === "EUR" || key1 === "GBP" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema90().properties.rates, data: data6 })), errors++, reportable++);
          data6.USD !== void 0 && (validate241(data6.USD, { instancePath: instancePath + "/rates/USD", parentData: data6, parentDataProperty: "USD", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate241.errors), errors += validate241.errorCount, reportable += validate241.reportableCount)), data6.EUR !== void 0 && (validate241(data6.EUR, { instancePath: instancePath + "/rates/EUR", parentData: data6, parentDataProperty: "EUR", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate241.errors), errors += validate241.errorCount, reportable += validate241.reportableCount)), data6.GBP !== void 0 && (validate241(data6.GBP, { instancePath: instancePath + "/rates/GBP", parentData: data6, parentDataProperty: "GBP", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate241.errors), errors += validate241.errorCount, reportable += validate241.reportableCount));
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema90().properties.rates, data: data6 })), errors++, reportable++;
      }
      if (data.webhook !== void 0) {
        let data10 = data.webhook;
        if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: schema90().properties.webhook.type }, message: "must be object,null", parentSchema: schema90().properties.webhook, data: data10 })), errors++, reportable++), data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          data10.url === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", parentSchema: schema90().properties.webhook, data: data10 })), errors++, reportable++);
          for (let key2 in data10)
            key2 === "url" || key2 === "headers" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", parentSchema: schema90().properties.webhook, data: data10 })), errors++, reportable++);
          if (data10.url !== void 0) {
            let data11 = data10.url;
            typeof data11 == "string" ? (data11.length > 2e3 && func3(data11) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema90().properties.webhook.properties.url, data: data11 })), errors++, reportable++), pattern10().test(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', parentSchema: schema90().properties.webhook.properties.url, data: data11 })), errors++, reportable++), formats0()(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema90().properties.webhook.properties.url, data: data11 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema90().properties.webhook.properties.url, data: data11 })), errors++, reportable++);
          }
          if (data10.headers !== void 0) {
            let data12 = data10.headers;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
              Object.keys(data12).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema90().properties.webhook.properties.headers, data: data12 })), errors++, reportable++);
              for (let key3 in data12) {
                let _errs27 = errors, _reportable27 = reportable;
                typeof key3 == "string" && (func3(key3) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema90().properties.webhook.properties.headers.propertyNames, data: key3, propertyName: key3 })), errors++, reportable++), pattern11().test(key3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', parentSchema: schema90().properties.webhook.properties.headers.propertyNames, data: key3, propertyName: key3 })), errors++, reportable++));
                var valid3 = _errs27 === errors;
                valid3 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", parentSchema: schema90().properties.webhook.properties.headers, data: data12 })), errors++);
              }
              for (let key4 in data12) {
                let data13 = data12[key4];
                typeof data13 == "string" ? (data13.length > 4e3 && func3(data13) > 4e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", parentSchema: schema90().properties.webhook.properties.headers.additionalProperties, data: data13 })), errors++, reportable++), pattern7().test(data13) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', parentSchema: schema90().properties.webhook.properties.headers.additionalProperties, data: data13 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema90().properties.webhook.properties.headers.additionalProperties, data: data13 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema90().properties.webhook.properties.headers, data: data12 })), errors++, reportable++;
          }
        }
      }
      if (data.settlementWebhook !== void 0) {
        let data14 = data.settlementWebhook;
        if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/type", keyword: "type", params: { type: schema90().properties.settlementWebhook.type }, message: "must be object,null", parentSchema: schema90().properties.settlementWebhook, data: data14 })), errors++, reportable++), data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          data14.url === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", parentSchema: schema90().properties.settlementWebhook, data: data14 })), errors++, reportable++);
          for (let key5 in data14)
            key5 === "url" || key5 === "headers" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", parentSchema: schema90().properties.settlementWebhook, data: data14 })), errors++, reportable++);
          if (data14.url !== void 0) {
            let data15 = data14.url;
            typeof data15 == "string" ? (data15.length > 2e3 && func3(data15) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema90().properties.settlementWebhook.properties.url, data: data15 })), errors++, reportable++), pattern10().test(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', parentSchema: schema90().properties.settlementWebhook.properties.url, data: data15 })), errors++, reportable++), formats0()(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema90().properties.settlementWebhook.properties.url, data: data15 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema90().properties.settlementWebhook.properties.url, data: data15 })), errors++, reportable++);
          }
          if (data14.headers !== void 0) {
            let data16 = data14.headers;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
              Object.keys(data16).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema90().properties.settlementWebhook.properties.headers, data: data16 })), errors++, reportable++);
              for (let key6 in data16) {
                let _errs38 = errors, _reportable38 = reportable;
                typeof key6 == "string" && (func3(key6) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema90().properties.settlementWebhook.properties.headers.propertyNames, data: key6, propertyName: key6 })), errors++, reportable++), pattern11().test(key6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', parentSchema: schema90().properties.settlementWebhook.properties.headers.propertyNames, data: key6, propertyName: key6 })), errors++, reportable++));
                var valid6 = _errs38 === errors;
                valid6 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key6 }, message: "property name must be valid", parentSchema: schema90().properties.settlementWebhook.properties.headers, data: data16 })), errors++);
              }
              for (let key7 in data16) {
                let data17 = data16[key7];
                typeof data17 == "string" ? (data17.length > 4e3 && func3(data17) > 4e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settlementWebhook/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", parentSchema: schema90().properties.settlementWebhook.properties.headers.additionalProperties, data: data17 })), errors++, reportable++), pattern7().test(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settlementWebhook/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', parentSchema: schema90().properties.settlementWebhook.properties.headers.additionalProperties, data: data17 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settlementWebhook/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema90().properties.settlementWebhook.properties.headers.additionalProperties, data: data17 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema90().properties.settlementWebhook.properties.headers, data: data16 })), errors++, reportable++;
          }
        }
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema90(), data })), errors++, reportable++;
    return validate240.errors = vErrors, validate240.errorCount = errors, validate240.reportableCount = reportable, errors === 0;
  }
  validate240.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function add(kept, count, error) {
    return kept === null ? [error] : (kept[count] = error, kept);
  }
  function takeOver(kept, count, more) {
    if (kept === null) return more;
    for (let n = 0; n < more.length && count + n < 1e3; n++) kept.push(more[n]);
    return kept;
  }
  function late(make) {
    let made;
    return () => made ??= make();
  }
  return __toCommonJS(stdin_exports);
})();

/** Validators of what is not a request. They count an unknown field as an error. */
export const validators: Readonly<Record<"SettingsPatch" | "FaultRequest" | "DefaultFaultRequest" | "AssumptionOptions" | "MerchantSeeds" | "CalibrationFile", Validator>> = {
  SettingsPatch: compiled.files_SettingsPatch,
  FaultRequest: compiled.files_FaultRequest,
  DefaultFaultRequest: compiled.files_DefaultFaultRequest,
  AssumptionOptions: compiled.files_AssumptionOptions,
  MerchantSeeds: compiled.files_MerchantSeeds,
  CalibrationFile: compiled.files_CalibrationFile,
};
