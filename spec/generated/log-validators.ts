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
    files_LogEvent: () => files_LogEvent
  });
  var files_LogEvent = validate53, schema20 = { type: "object", required: ["type"], discriminator: { propertyName: "type" }, "x-unknown": "is no type of event", "x-choices": ["sandbox-opened", "settings-changed", "clock-set", "label-added", "merchants-seeded", "token-issued", "invoice-created", "invoice-paid", "payment-declined", "invoice-canceled", "invoice-refunded", "refund-failed", "invoice-withdrawn", "invoice-reopened", "otp-sent", "otp-code-rejected", "otp-used", "recurring-registered", "recurring-started", "charge-succeeded", "charge-failed", "charges-arranged", "recurring-completed", "recurring-ended", "recurring-canceled", "recurring-withdrawn", "callback-scheduled", "callback-redirected", "callback-dropped", "callback-released", "callback-attempted", "callback-answered", "callback-resend-asked", "fault-added", "fault-removed", "fault-matched", "sms-sent"], oneOf: [{ $ref: "#/$defs/event-sandbox-opened" }, { $ref: "#/$defs/event-settings-changed" }, { $ref: "#/$defs/event-clock-set" }, { $ref: "#/$defs/event-label-added" }, { $ref: "#/$defs/event-merchants-seeded" }, { $ref: "#/$defs/event-token-issued" }, { $ref: "#/$defs/event-invoice-created" }, { $ref: "#/$defs/event-invoice-paid" }, { $ref: "#/$defs/event-payment-declined" }, { $ref: "#/$defs/event-invoice-canceled" }, { $ref: "#/$defs/event-invoice-refunded" }, { $ref: "#/$defs/event-refund-failed" }, { $ref: "#/$defs/event-invoice-withdrawn" }, { $ref: "#/$defs/event-invoice-reopened" }, { $ref: "#/$defs/event-otp-sent" }, { $ref: "#/$defs/event-otp-code-rejected" }, { $ref: "#/$defs/event-otp-used" }, { $ref: "#/$defs/event-recurring-registered" }, { $ref: "#/$defs/event-recurring-started" }, { $ref: "#/$defs/event-charge-succeeded" }, { $ref: "#/$defs/event-charge-failed" }, { $ref: "#/$defs/event-charges-arranged" }, { $ref: "#/$defs/event-recurring-completed" }, { $ref: "#/$defs/event-recurring-ended" }, { $ref: "#/$defs/event-recurring-canceled" }, { $ref: "#/$defs/event-recurring-withdrawn" }, { $ref: "#/$defs/event-callback-scheduled" }, { $ref: "#/$defs/event-callback-redirected" }, { $ref: "#/$defs/event-callback-dropped" }, { $ref: "#/$defs/event-callback-released" }, { $ref: "#/$defs/event-callback-attempted" }, { $ref: "#/$defs/event-callback-answered" }, { $ref: "#/$defs/event-callback-resend-asked" }, { $ref: "#/$defs/event-fault-added" }, { $ref: "#/$defs/event-fault-removed" }, { $ref: "#/$defs/event-fault-matched" }, { $ref: "#/$defs/event-sms-sent" }] }, schema21 = { required: ["type", "at", "name", "seed", "settings", "clock", "merchants", "forkedFrom"], "x-unknown": "is no field of sandbox-opened", additionalProperties: !1, type: "object", properties: { type: { const: "sandbox-opened" }, at: { $ref: "#/$defs/EpochMs" }, name: { $ref: "#/$defs/SandboxName" }, seed: { $ref: "#/$defs/Text" }, settings: { $ref: "#/$defs/Settings" }, clock: { $ref: "#/$defs/ClockState" }, merchants: { type: ["array", "null"], maxItems: 1e3, items: { $ref: "#/$defs/LoggedMerchantSeed" } }, forkedFrom: { $ref: "#/$defs/NullableText" }, faults: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/FaultRule" } } } }, func1 = Object.prototype.hasOwnProperty, schema22 = { type: "integer", minimum: 1e12, maximum: 9999999999999, "x-expected": "an instant in milliseconds, 1000000000000 (2001-09-09T01:46:40.000Z) to 9999999999999" };
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema22.type, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9999999999999 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", schema: 9999999999999, parentSchema: schema22, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 1e12 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e12 }, message: "must be >= 1000000000000", schema: 1e12, parentSchema: schema22, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate55.errors = vErrors, validate55.errorCount = errors, validate55.reportableCount = reportable, errors === 0;
  }
  validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema23 = { type: "string", pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "x-expected": "the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not - alone" }, pattern3 = new RegExp("^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "u");
  function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate57.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern3.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$" }, message: 'must match pattern "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$"', schema: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", parentSchema: schema23, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.type, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate57.errors = vErrors, validate57.errorCount = errors, validate57.reportableCount = reportable, errors === 0;
  }
  validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema24 = { type: "string", pattern: "^\\P{Surrogate}*$", "x-expected": "a text in which no surrogate stands alone" }, pattern4 = new RegExp("^\\P{Surrogate}*$", "u");
  function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern4.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema24, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.type, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate59.errors = vErrors, validate59.errorCount = errors, validate59.reportableCount = reportable, errors === 0;
  }
  validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema25 = { required: ["strict", "allowPrefer", "secretKey", "callbackSecret", "webUrlAgreement", "webhook", "rates", "assumptions"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { description: { $ref: "#/$defs/SettingsPatch/properties/description" }, strict: { $ref: "#/$defs/SettingsPatch/properties/strict" }, allowPrefer: { $ref: "#/$defs/SettingsPatch/properties/allowPrefer" }, secretKey: { $ref: "#/$defs/SettingsPatch/properties/secretKey" }, callbackSecret: { $ref: "#/$defs/SettingsPatch/properties/callbackSecret" }, webUrlAgreement: { $ref: "#/$defs/SettingsPatch/properties/webUrlAgreement" }, webhook: { $ref: "#/$defs/SettingsPatch/properties/webhook" }, rates: { $ref: "#/$defs/SettingsView/properties/rates" }, assumptions: { $ref: "#/$defs/Assumptions" } } }, schema26 = { type: ["string", "null"], maxLength: 1e3 }, func3 = require_ucs2length().default;
  function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate62.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema26.type }, message: "must be string,null", schema: schema26.type, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "string" && func3(data) > 1e3) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate62.errors = vErrors, validate62.errorCount = errors, validate62.reportableCount = reportable, errors === 0;
  }
  validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema27 = { type: "boolean" };
  function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "boolean") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema27.type, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate64.errors = vErrors, validate64.errorCount = errors, validate64.reportableCount = reportable, errors === 0;
  }
  validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema28 = { type: "boolean" };
  function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate66.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "boolean") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema28.type, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate66.errors = vErrors, validate66.errorCount = errors, validate66.reportableCount = reportable, errors === 0;
  }
  validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema29 = { type: ["string", "null"], minLength: 1, maxLength: 1e3 };
  function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema29.type }, message: "must be string,null", schema: schema29.type, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "string") {
      if (func3(data) > 1e3) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (func3(data) < 1) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema29, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate68.errors = vErrors, validate68.errorCount = errors, validate68.reportableCount = reportable, errors === 0;
  }
  validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema30 = { type: "string", minLength: 1, maxLength: 1e3 };
  function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate70.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (func3(data) > 1e3) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (func3(data) < 1) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema30, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.type, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate70.errors = vErrors, validate70.errorCount = errors, validate70.reportableCount = reportable, errors === 0;
  }
  validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema31 = { type: "boolean" };
  function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate72.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "boolean") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.type, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    return validate72.errors = vErrors, validate72.errorCount = errors, validate72.reportableCount = reportable, errors === 0;
  }
  validate72.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema32 = { type: ["object", "null"], additionalProperties: !1, required: ["url", "headers"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } } }, formats0 = require_formats().fullFormats.uri, pattern5 = new RegExp("^https?://", "u"), pattern6 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u"), pattern7 = new RegExp("^[\\t\\x20-\\x7e]*$", "u");
  function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate74.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema32.type }, message: "must be object,null", schema: schema32.type, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.headers === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema32.required, parentSchema: schema32, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "url" || key0 === "headers")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.url !== void 0) {
        let data0 = data.url;
        if (typeof data0 == "string") {
          if (func3(data0) > 2e3) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema32.properties.url, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
          if (!pattern5.test(data0)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', schema: "^https?://", parentSchema: schema32.properties.url, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
          if (!formats0(data0)) {
            if (errors < 1e3) {
              let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema32.properties.url, data: data0 };
              vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.url.type, parentSchema: schema32.properties.url, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.headers !== void 0) {
        let data1 = data.headers;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (Object.keys(data1).length > 50) {
            if (errors < 1e3) {
              let err8 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema32.properties.headers, data: data1 };
              vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
            }
            errors++, reportable++;
          }
          for (let key1 in data1) {
            let _errs6 = errors, _reportable6 = reportable;
            if (typeof key1 == "string") {
              if (func3(key1) > 100) {
                if (errors < 1e3) {
                  let err9 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema32.properties.headers.propertyNames, data: key1, propertyName: key1 };
                  vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
                }
                errors++, reportable++;
              }
              if (!pattern6.test(key1)) {
                if (errors < 1e3) {
                  let err10 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema32.properties.headers.propertyNames, data: key1, propertyName: key1 };
                  vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
                }
                errors++, reportable++;
              }
            }
            var valid1 = _errs6 === errors;
            if (!valid1) {
              if (errors < 1e3) {
                let err11 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema32.properties.headers.propertyNames, parentSchema: schema32.properties.headers, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
              }
              errors++;
            }
          }
          for (let key2 in data1) {
            let data2 = data1[key2];
            if (typeof data2 == "string") {
              if (func3(data2) > 4e3) {
                if (errors < 1e3) {
                  let err12 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema32.properties.headers.additionalProperties, data: data2 };
                  vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
                }
                errors++, reportable++;
              }
              if (!pattern7.test(data2)) {
                if (errors < 1e3) {
                  let err13 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', schema: "^[\\t\\x20-\\x7e]*$", parentSchema: schema32.properties.headers.additionalProperties, data: data2 };
                  vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
                }
                errors++, reportable++;
              }
            } else {
              if (errors < 1e3) {
                let err14 = { instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.headers.additionalProperties.type, parentSchema: schema32.properties.headers.additionalProperties, data: data2 };
                vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.headers.type, parentSchema: schema32.properties.headers, data: data1 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
    }
    return validate74.errors = vErrors, validate74.errorCount = errors, validate74.reportableCount = reportable, errors === 0;
  }
  validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema33 = { type: "object", required: ["USD", "EUR", "GBP"], properties: { USD: { $ref: "#/$defs/Rate" }, EUR: { $ref: "#/$defs/Rate" }, GBP: { $ref: "#/$defs/Rate" } } }, schema34 = { type: "number", exclusiveMinimum: 0, maximum: 1e6 };
  function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate77.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 1e6 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema34, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data <= 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema34, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.type, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate77.errors = vErrors, validate77.errorCount = errors, validate77.reportableCount = reportable, errors === 0;
  }
  validate77.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate76.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.USD === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "USD" }, message: "must have required property 'USD'", schema: schema33.required, parentSchema: schema33, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.EUR === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "EUR" }, message: "must have required property 'EUR'", schema: schema33.required, parentSchema: schema33, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.GBP === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "GBP" }, message: "must have required property 'GBP'", schema: schema33.required, parentSchema: schema33, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      data.USD !== void 0 && (validate77(data.USD, { instancePath: instancePath + "/USD", parentData: data, parentDataProperty: "USD", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate77.errors), errors += validate77.errorCount, reportable += validate77.reportableCount)), data.EUR !== void 0 && (validate77(data.EUR, { instancePath: instancePath + "/EUR", parentData: data, parentDataProperty: "EUR", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate77.errors), errors += validate77.errorCount, reportable += validate77.reportableCount)), data.GBP !== void 0 && (validate77(data.GBP, { instancePath: instancePath + "/GBP", parentData: data, parentDataProperty: "GBP", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate77.errors), errors += validate77.errorCount, reportable += validate77.reportableCount));
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate76.errors = vErrors, validate76.errorCount = errors, validate76.reportableCount = reportable, errors === 0;
  }
  validate76.evaluated = { props: { USD: !0, EUR: !0, GBP: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema35 = { type: "object", properties: { "order-status-case": { type: "string", enum: ["mixed", "upper", "title"] }, "cancel-success-type": { type: "string", enum: ["string", "boolean"] }, "callback-channel": { type: "string", enum: ["auto", "gateway", "both"] }, "callback-method": { type: "string", enum: ["get", "post"] }, "callback-params": { type: "string", enum: ["camel", "pascal", "both"] }, "callback-retry": { type: "string", enum: ["growing", "fixed", "none"] }, "callback-signature": { type: "string", enum: ["none", "hmac-sha256"] }, "webhook-version": { type: "string", enum: ["v1", "v2"] }, "expiry-notifies": { type: "string", enum: ["yes", "no"] }, "duplicate-order-number": { type: "string", enum: ["accept", "reject"] }, "payment-receipt": { type: "string", enum: ["object", "null"] }, tabby: { type: "string", enum: ["accept", "reject"] }, "payment-errors-shape": { type: "string", enum: ["string", "array"] }, "register-failure-status": { type: "string", enum: ["400", "200"] }, "validation-errors-shape": { type: "string", enum: ["objects", "strings", "map"] }, "auth-failure": { type: "string", enum: ["401", "403", "401-empty"] }, "total-mismatch": { type: "string", enum: ["reject", "accept"] }, "otp-code": { type: "string", enum: ["fixed", "generated"] }, "otp-lifetime": { type: "string", enum: ["PT5M", "PT1M", "PT10M"] }, "creation-date-unit": { type: "string", enum: ["milliseconds", "seconds"] }, "invoice-url-host": { anyOf: [{ type: "string", enum: ["own"] }, { type: "string", format: "uri", pattern: "^https?://[^/]", "x-prefix": "http" }], "x-expected": "own or an http URL" }, "foreign-minimum": { type: "string", enum: ["converted", "as-is"] }, "first-charge": { type: "string", enum: ["on-payment-page", "at-registration"] } }, additionalProperties: !1, "x-unknown": "is no assumption", required: ["order-status-case", "cancel-success-type", "callback-channel", "callback-method", "callback-params", "callback-retry", "callback-signature", "webhook-version", "expiry-notifies", "duplicate-order-number", "payment-receipt", "tabby", "payment-errors-shape", "register-failure-status", "validation-errors-shape", "auth-failure", "total-mismatch", "otp-code", "otp-lifetime", "creation-date-unit", "invoice-url-host", "foreign-minimum", "first-charge"] }, pattern8 = new RegExp("^https?://[^/]", "u");
  function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate82.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data["order-status-case"] === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "order-status-case" }, message: "must have required property 'order-status-case'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data["cancel-success-type"] === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancel-success-type" }, message: "must have required property 'cancel-success-type'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data["callback-channel"] === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback-channel" }, message: "must have required property 'callback-channel'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data["callback-method"] === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback-method" }, message: "must have required property 'callback-method'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data["callback-params"] === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback-params" }, message: "must have required property 'callback-params'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data["callback-retry"] === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback-retry" }, message: "must have required property 'callback-retry'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data["callback-signature"] === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback-signature" }, message: "must have required property 'callback-signature'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data["webhook-version"] === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook-version" }, message: "must have required property 'webhook-version'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data["expiry-notifies"] === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiry-notifies" }, message: "must have required property 'expiry-notifies'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data["duplicate-order-number"] === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duplicate-order-number" }, message: "must have required property 'duplicate-order-number'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data["payment-receipt"] === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment-receipt" }, message: "must have required property 'payment-receipt'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.tabby === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tabby" }, message: "must have required property 'tabby'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data["payment-errors-shape"] === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment-errors-shape" }, message: "must have required property 'payment-errors-shape'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data["register-failure-status"] === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "register-failure-status" }, message: "must have required property 'register-failure-status'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data["validation-errors-shape"] === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validation-errors-shape" }, message: "must have required property 'validation-errors-shape'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data["auth-failure"] === void 0) {
        if (errors < 1e3) {
          let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "auth-failure" }, message: "must have required property 'auth-failure'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
        }
        errors++, reportable++;
      }
      if (data["total-mismatch"] === void 0) {
        if (errors < 1e3) {
          let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total-mismatch" }, message: "must have required property 'total-mismatch'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
        }
        errors++, reportable++;
      }
      if (data["otp-code"] === void 0) {
        if (errors < 1e3) {
          let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "otp-code" }, message: "must have required property 'otp-code'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
        }
        errors++, reportable++;
      }
      if (data["otp-lifetime"] === void 0) {
        if (errors < 1e3) {
          let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "otp-lifetime" }, message: "must have required property 'otp-lifetime'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
        }
        errors++, reportable++;
      }
      if (data["creation-date-unit"] === void 0) {
        if (errors < 1e3) {
          let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creation-date-unit" }, message: "must have required property 'creation-date-unit'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
        }
        errors++, reportable++;
      }
      if (data["invoice-url-host"] === void 0) {
        if (errors < 1e3) {
          let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoice-url-host" }, message: "must have required property 'invoice-url-host'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
        }
        errors++, reportable++;
      }
      if (data["foreign-minimum"] === void 0) {
        if (errors < 1e3) {
          let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "foreign-minimum" }, message: "must have required property 'foreign-minimum'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
        }
        errors++, reportable++;
      }
      if (data["first-charge"] === void 0) {
        if (errors < 1e3) {
          let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first-charge" }, message: "must have required property 'first-charge'", schema: schema35.required, parentSchema: schema35, data };
          vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema35.properties, key0)) {
          if (errors < 1e3) {
            let err23 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      if (data["order-status-case"] !== void 0) {
        let data0 = data["order-status-case"];
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["order-status-case"].type, parentSchema: schema35.properties["order-status-case"], data: data0 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
        if (!(data0 === "mixed" || data0 === "upper" || data0 === "title")) {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/enum", keyword: "enum", params: { allowedValues: schema35.properties["order-status-case"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["order-status-case"].enum, parentSchema: schema35.properties["order-status-case"], data: data0 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
      }
      if (data["cancel-success-type"] !== void 0) {
        let data1 = data["cancel-success-type"];
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["cancel-success-type"].type, parentSchema: schema35.properties["cancel-success-type"], data: data1 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
        if (!(data1 === "string" || data1 === "boolean")) {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/enum", keyword: "enum", params: { allowedValues: schema35.properties["cancel-success-type"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["cancel-success-type"].enum, parentSchema: schema35.properties["cancel-success-type"], data: data1 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-channel"] !== void 0) {
        let data2 = data["callback-channel"];
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["callback-channel"].type, parentSchema: schema35.properties["callback-channel"], data: data2 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
        if (!(data2 === "auto" || data2 === "gateway" || data2 === "both")) {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/enum", keyword: "enum", params: { allowedValues: schema35.properties["callback-channel"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["callback-channel"].enum, parentSchema: schema35.properties["callback-channel"], data: data2 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-method"] !== void 0) {
        let data3 = data["callback-method"];
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["callback-method"].type, parentSchema: schema35.properties["callback-method"], data: data3 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
        if (!(data3 === "get" || data3 === "post")) {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/enum", keyword: "enum", params: { allowedValues: schema35.properties["callback-method"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["callback-method"].enum, parentSchema: schema35.properties["callback-method"], data: data3 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-params"] !== void 0) {
        let data4 = data["callback-params"];
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["callback-params"].type, parentSchema: schema35.properties["callback-params"], data: data4 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
        if (!(data4 === "camel" || data4 === "pascal" || data4 === "both")) {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/enum", keyword: "enum", params: { allowedValues: schema35.properties["callback-params"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["callback-params"].enum, parentSchema: schema35.properties["callback-params"], data: data4 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-retry"] !== void 0) {
        let data5 = data["callback-retry"];
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["callback-retry"].type, parentSchema: schema35.properties["callback-retry"], data: data5 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
        if (!(data5 === "growing" || data5 === "fixed" || data5 === "none")) {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/enum", keyword: "enum", params: { allowedValues: schema35.properties["callback-retry"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["callback-retry"].enum, parentSchema: schema35.properties["callback-retry"], data: data5 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-signature"] !== void 0) {
        let data6 = data["callback-signature"];
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["callback-signature"].type, parentSchema: schema35.properties["callback-signature"], data: data6 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
        if (!(data6 === "none" || data6 === "hmac-sha256")) {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/enum", keyword: "enum", params: { allowedValues: schema35.properties["callback-signature"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["callback-signature"].enum, parentSchema: schema35.properties["callback-signature"], data: data6 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
      }
      if (data["webhook-version"] !== void 0) {
        let data7 = data["webhook-version"];
        if (typeof data7 != "string") {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["webhook-version"].type, parentSchema: schema35.properties["webhook-version"], data: data7 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
        if (!(data7 === "v1" || data7 === "v2")) {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/enum", keyword: "enum", params: { allowedValues: schema35.properties["webhook-version"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["webhook-version"].enum, parentSchema: schema35.properties["webhook-version"], data: data7 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
      }
      if (data["expiry-notifies"] !== void 0) {
        let data8 = data["expiry-notifies"];
        if (typeof data8 != "string") {
          if (errors < 1e3) {
            let err40 = { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["expiry-notifies"].type, parentSchema: schema35.properties["expiry-notifies"], data: data8 };
            vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
          }
          errors++, reportable++;
        }
        if (!(data8 === "yes" || data8 === "no")) {
          if (errors < 1e3) {
            let err41 = { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/enum", keyword: "enum", params: { allowedValues: schema35.properties["expiry-notifies"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["expiry-notifies"].enum, parentSchema: schema35.properties["expiry-notifies"], data: data8 };
            vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
          }
          errors++, reportable++;
        }
      }
      if (data["duplicate-order-number"] !== void 0) {
        let data9 = data["duplicate-order-number"];
        if (typeof data9 != "string") {
          if (errors < 1e3) {
            let err42 = { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["duplicate-order-number"].type, parentSchema: schema35.properties["duplicate-order-number"], data: data9 };
            vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
          }
          errors++, reportable++;
        }
        if (!(data9 === "accept" || data9 === "reject")) {
          if (errors < 1e3) {
            let err43 = { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/enum", keyword: "enum", params: { allowedValues: schema35.properties["duplicate-order-number"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["duplicate-order-number"].enum, parentSchema: schema35.properties["duplicate-order-number"], data: data9 };
            vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
          }
          errors++, reportable++;
        }
      }
      if (data["payment-receipt"] !== void 0) {
        let data10 = data["payment-receipt"];
        if (typeof data10 != "string") {
          if (errors < 1e3) {
            let err44 = { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["payment-receipt"].type, parentSchema: schema35.properties["payment-receipt"], data: data10 };
            vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
          }
          errors++, reportable++;
        }
        if (!(data10 === "object" || data10 === "null")) {
          if (errors < 1e3) {
            let err45 = { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/enum", keyword: "enum", params: { allowedValues: schema35.properties["payment-receipt"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["payment-receipt"].enum, parentSchema: schema35.properties["payment-receipt"], data: data10 };
            vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
          }
          errors++, reportable++;
        }
      }
      if (data.tabby !== void 0) {
        let data11 = data.tabby;
        if (typeof data11 != "string") {
          if (errors < 1e3) {
            let err46 = { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.tabby.type, parentSchema: schema35.properties.tabby, data: data11 };
            vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
          }
          errors++, reportable++;
        }
        if (!(data11 === "accept" || data11 === "reject")) {
          if (errors < 1e3) {
            let err47 = { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/enum", keyword: "enum", params: { allowedValues: schema35.properties.tabby.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.tabby.enum, parentSchema: schema35.properties.tabby, data: data11 };
            vErrors === null ? vErrors = [err47] : vErrors[errors] = err47;
          }
          errors++, reportable++;
        }
      }
      if (data["payment-errors-shape"] !== void 0) {
        let data12 = data["payment-errors-shape"];
        if (typeof data12 != "string") {
          if (errors < 1e3) {
            let err48 = { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["payment-errors-shape"].type, parentSchema: schema35.properties["payment-errors-shape"], data: data12 };
            vErrors === null ? vErrors = [err48] : vErrors[errors] = err48;
          }
          errors++, reportable++;
        }
        if (!(data12 === "string" || data12 === "array")) {
          if (errors < 1e3) {
            let err49 = { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/enum", keyword: "enum", params: { allowedValues: schema35.properties["payment-errors-shape"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["payment-errors-shape"].enum, parentSchema: schema35.properties["payment-errors-shape"], data: data12 };
            vErrors === null ? vErrors = [err49] : vErrors[errors] = err49;
          }
          errors++, reportable++;
        }
      }
      if (data["register-failure-status"] !== void 0) {
        let data13 = data["register-failure-status"];
        if (typeof data13 != "string") {
          if (errors < 1e3) {
            let err50 = { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["register-failure-status"].type, parentSchema: schema35.properties["register-failure-status"], data: data13 };
            vErrors === null ? vErrors = [err50] : vErrors[errors] = err50;
          }
          errors++, reportable++;
        }
        if (!(data13 === "400" || data13 === "200")) {
          if (errors < 1e3) {
            let err51 = { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/enum", keyword: "enum", params: { allowedValues: schema35.properties["register-failure-status"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["register-failure-status"].enum, parentSchema: schema35.properties["register-failure-status"], data: data13 };
            vErrors === null ? vErrors = [err51] : vErrors[errors] = err51;
          }
          errors++, reportable++;
        }
      }
      if (data["validation-errors-shape"] !== void 0) {
        let data14 = data["validation-errors-shape"];
        if (typeof data14 != "string") {
          if (errors < 1e3) {
            let err52 = { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["validation-errors-shape"].type, parentSchema: schema35.properties["validation-errors-shape"], data: data14 };
            vErrors === null ? vErrors = [err52] : vErrors[errors] = err52;
          }
          errors++, reportable++;
        }
        if (!(data14 === "objects" || data14 === "strings" || data14 === "map")) {
          if (errors < 1e3) {
            let err53 = { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/enum", keyword: "enum", params: { allowedValues: schema35.properties["validation-errors-shape"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["validation-errors-shape"].enum, parentSchema: schema35.properties["validation-errors-shape"], data: data14 };
            vErrors === null ? vErrors = [err53] : vErrors[errors] = err53;
          }
          errors++, reportable++;
        }
      }
      if (data["auth-failure"] !== void 0) {
        let data15 = data["auth-failure"];
        if (typeof data15 != "string") {
          if (errors < 1e3) {
            let err54 = { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["auth-failure"].type, parentSchema: schema35.properties["auth-failure"], data: data15 };
            vErrors === null ? vErrors = [err54] : vErrors[errors] = err54;
          }
          errors++, reportable++;
        }
        if (!(data15 === "401" || data15 === "403" || data15 === "401-empty")) {
          if (errors < 1e3) {
            let err55 = { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/enum", keyword: "enum", params: { allowedValues: schema35.properties["auth-failure"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["auth-failure"].enum, parentSchema: schema35.properties["auth-failure"], data: data15 };
            vErrors === null ? vErrors = [err55] : vErrors[errors] = err55;
          }
          errors++, reportable++;
        }
      }
      if (data["total-mismatch"] !== void 0) {
        let data16 = data["total-mismatch"];
        if (typeof data16 != "string") {
          if (errors < 1e3) {
            let err56 = { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["total-mismatch"].type, parentSchema: schema35.properties["total-mismatch"], data: data16 };
            vErrors === null ? vErrors = [err56] : vErrors[errors] = err56;
          }
          errors++, reportable++;
        }
        if (!(data16 === "reject" || data16 === "accept")) {
          if (errors < 1e3) {
            let err57 = { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/enum", keyword: "enum", params: { allowedValues: schema35.properties["total-mismatch"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["total-mismatch"].enum, parentSchema: schema35.properties["total-mismatch"], data: data16 };
            vErrors === null ? vErrors = [err57] : vErrors[errors] = err57;
          }
          errors++, reportable++;
        }
      }
      if (data["otp-code"] !== void 0) {
        let data17 = data["otp-code"];
        if (typeof data17 != "string") {
          if (errors < 1e3) {
            let err58 = { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["otp-code"].type, parentSchema: schema35.properties["otp-code"], data: data17 };
            vErrors === null ? vErrors = [err58] : vErrors[errors] = err58;
          }
          errors++, reportable++;
        }
        if (!(data17 === "fixed" || data17 === "generated")) {
          if (errors < 1e3) {
            let err59 = { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/enum", keyword: "enum", params: { allowedValues: schema35.properties["otp-code"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["otp-code"].enum, parentSchema: schema35.properties["otp-code"], data: data17 };
            vErrors === null ? vErrors = [err59] : vErrors[errors] = err59;
          }
          errors++, reportable++;
        }
      }
      if (data["otp-lifetime"] !== void 0) {
        let data18 = data["otp-lifetime"];
        if (typeof data18 != "string") {
          if (errors < 1e3) {
            let err60 = { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["otp-lifetime"].type, parentSchema: schema35.properties["otp-lifetime"], data: data18 };
            vErrors === null ? vErrors = [err60] : vErrors[errors] = err60;
          }
          errors++, reportable++;
        }
        if (!(data18 === "PT5M" || data18 === "PT1M" || data18 === "PT10M")) {
          if (errors < 1e3) {
            let err61 = { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/enum", keyword: "enum", params: { allowedValues: schema35.properties["otp-lifetime"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["otp-lifetime"].enum, parentSchema: schema35.properties["otp-lifetime"], data: data18 };
            vErrors === null ? vErrors = [err61] : vErrors[errors] = err61;
          }
          errors++, reportable++;
        }
      }
      if (data["creation-date-unit"] !== void 0) {
        let data19 = data["creation-date-unit"];
        if (typeof data19 != "string") {
          if (errors < 1e3) {
            let err62 = { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["creation-date-unit"].type, parentSchema: schema35.properties["creation-date-unit"], data: data19 };
            vErrors === null ? vErrors = [err62] : vErrors[errors] = err62;
          }
          errors++, reportable++;
        }
        if (!(data19 === "milliseconds" || data19 === "seconds")) {
          if (errors < 1e3) {
            let err63 = { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/enum", keyword: "enum", params: { allowedValues: schema35.properties["creation-date-unit"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["creation-date-unit"].enum, parentSchema: schema35.properties["creation-date-unit"], data: data19 };
            vErrors === null ? vErrors = [err63] : vErrors[errors] = err63;
          }
          errors++, reportable++;
        }
      }
      if (data["invoice-url-host"] !== void 0) {
        let data20 = data["invoice-url-host"], _errs43 = errors, _reportable43 = reportable, valid1 = !1, _errs44 = errors, _reportable44 = reportable;
        if (typeof data20 != "string") {
          if (errors < 1e3) {
            let err64 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["invoice-url-host"].anyOf[0].type, parentSchema: schema35.properties["invoice-url-host"].anyOf[0], data: data20 };
            vErrors === null ? vErrors = [err64] : vErrors[errors] = err64;
          }
          errors++;
        }
        if (data20 !== "own") {
          if (errors < 1e3) {
            let err65 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema35.properties["invoice-url-host"].anyOf[0].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["invoice-url-host"].anyOf[0].enum, parentSchema: schema35.properties["invoice-url-host"].anyOf[0], data: data20 };
            vErrors === null ? vErrors = [err65] : vErrors[errors] = err65;
          }
          errors++;
        }
        var _valid0 = _errs44 === errors;
        valid1 = valid1 || _valid0;
        let _errs46 = errors, _reportable46 = reportable;
        if (typeof data20 == "string") {
          if (!pattern8.test(data20)) {
            if (errors < 1e3) {
              let err66 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^https?://[^/]" }, message: 'must match pattern "^https?://[^/]"', schema: "^https?://[^/]", parentSchema: schema35.properties["invoice-url-host"].anyOf[1], data: data20 };
              vErrors === null ? vErrors = [err66] : vErrors[errors] = err66;
            }
            errors++;
          }
          if (!formats0(data20)) {
            if (errors < 1e3) {
              let err67 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema35.properties["invoice-url-host"].anyOf[1], data: data20 };
              vErrors === null ? vErrors = [err67] : vErrors[errors] = err67;
            }
            errors++;
          }
        } else {
          if (errors < 1e3) {
            let err68 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["invoice-url-host"].anyOf[1].type, parentSchema: schema35.properties["invoice-url-host"].anyOf[1], data: data20 };
            vErrors === null ? vErrors = [err68] : vErrors[errors] = err68;
          }
          errors++;
        }
        var _valid0 = _errs46 === errors;
        if (valid1 = valid1 || _valid0, valid1)
          errors = _errs43, reportable = _reportable43, vErrors !== null && (_errs43 ? vErrors.length = Math.min(_errs43, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err69 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema35.properties["invoice-url-host"].anyOf, parentSchema: schema35.properties["invoice-url-host"], data: data20 };
            vErrors === null ? vErrors = [err69] : vErrors[errors] = err69;
          }
          errors++, reportable++;
        }
      }
      if (data["foreign-minimum"] !== void 0) {
        let data21 = data["foreign-minimum"];
        if (typeof data21 != "string") {
          if (errors < 1e3) {
            let err70 = { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["foreign-minimum"].type, parentSchema: schema35.properties["foreign-minimum"], data: data21 };
            vErrors === null ? vErrors = [err70] : vErrors[errors] = err70;
          }
          errors++, reportable++;
        }
        if (!(data21 === "converted" || data21 === "as-is")) {
          if (errors < 1e3) {
            let err71 = { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/enum", keyword: "enum", params: { allowedValues: schema35.properties["foreign-minimum"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["foreign-minimum"].enum, parentSchema: schema35.properties["foreign-minimum"], data: data21 };
            vErrors === null ? vErrors = [err71] : vErrors[errors] = err71;
          }
          errors++, reportable++;
        }
      }
      if (data["first-charge"] !== void 0) {
        let data22 = data["first-charge"];
        if (typeof data22 != "string") {
          if (errors < 1e3) {
            let err72 = { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties["first-charge"].type, parentSchema: schema35.properties["first-charge"], data: data22 };
            vErrors === null ? vErrors = [err72] : vErrors[errors] = err72;
          }
          errors++, reportable++;
        }
        if (!(data22 === "on-payment-page" || data22 === "at-registration")) {
          if (errors < 1e3) {
            let err73 = { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/enum", keyword: "enum", params: { allowedValues: schema35.properties["first-charge"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["first-charge"].enum, parentSchema: schema35.properties["first-charge"], data: data22 };
            vErrors === null ? vErrors = [err73] : vErrors[errors] = err73;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err74 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err74] : vErrors[errors] = err74;
      }
      errors++, reportable++;
    }
    return validate82.errors = vErrors, validate82.errorCount = errors, validate82.reportableCount = reportable, errors === 0;
  }
  validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate61.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.strict === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strict" }, message: "must have required property 'strict'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.allowPrefer === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "allowPrefer" }, message: "must have required property 'allowPrefer'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.secretKey === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secretKey" }, message: "must have required property 'secretKey'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.callbackSecret === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackSecret" }, message: "must have required property 'callbackSecret'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.webUrlAgreement === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webUrlAgreement" }, message: "must have required property 'webUrlAgreement'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.webhook === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook" }, message: "must have required property 'webhook'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.rates === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rates" }, message: "must have required property 'rates'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.assumptions === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assumptions" }, message: "must have required property 'assumptions'", schema: schema25.required, parentSchema: schema25, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema25.properties, key0)) {
          if (errors < 1e3) {
            let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema25, data };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      data.description !== void 0 && (validate62(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate62.errors), errors += validate62.errorCount, reportable += validate62.reportableCount)), data.strict !== void 0 && (validate64(data.strict, { instancePath: instancePath + "/strict", parentData: data, parentDataProperty: "strict", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate64.errors), errors += validate64.errorCount, reportable += validate64.reportableCount)), data.allowPrefer !== void 0 && (validate66(data.allowPrefer, { instancePath: instancePath + "/allowPrefer", parentData: data, parentDataProperty: "allowPrefer", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate66.errors), errors += validate66.errorCount, reportable += validate66.reportableCount)), data.secretKey !== void 0 && (validate68(data.secretKey, { instancePath: instancePath + "/secretKey", parentData: data, parentDataProperty: "secretKey", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate68.errors), errors += validate68.errorCount, reportable += validate68.reportableCount)), data.callbackSecret !== void 0 && (validate70(data.callbackSecret, { instancePath: instancePath + "/callbackSecret", parentData: data, parentDataProperty: "callbackSecret", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate70.errors), errors += validate70.errorCount, reportable += validate70.reportableCount)), data.webUrlAgreement !== void 0 && (validate72(data.webUrlAgreement, { instancePath: instancePath + "/webUrlAgreement", parentData: data, parentDataProperty: "webUrlAgreement", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate72.errors), errors += validate72.errorCount, reportable += validate72.reportableCount)), data.webhook !== void 0 && (validate74(data.webhook, { instancePath: instancePath + "/webhook", parentData: data, parentDataProperty: "webhook", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate74.errors), errors += validate74.errorCount, reportable += validate74.reportableCount)), data.rates !== void 0 && (validate76(data.rates, { instancePath: instancePath + "/rates", parentData: data, parentDataProperty: "rates", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate76.errors), errors += validate76.errorCount, reportable += validate76.reportableCount)), data.assumptions !== void 0 && (validate82(data.assumptions, { instancePath: instancePath + "/assumptions", parentData: data, parentDataProperty: "assumptions", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate82.errors), errors += validate82.errorCount, reportable += validate82.reportableCount));
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema25.type, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate61.errors = vErrors, validate61.errorCount = errors, validate61.reportableCount = reportable, errors === 0;
  }
  validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema36 = { type: "object", required: ["mode"], discriminator: { propertyName: "mode" }, "x-unknown": "is no mode of a clock", "x-choices": ["running", "frozen"], oneOf: [{ $ref: "#/$defs/RunningClock" }, { $ref: "#/$defs/FrozenClock" }] }, schema37 = { required: ["mode", "offsetMs"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { mode: { const: "running" }, offsetMs: { type: "integer", minimum: -9e12, maximum: 9e12 } } };
  function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate86.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mode === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'", schema: schema37.required, parentSchema: schema37, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.offsetMs === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offsetMs" }, message: "must have required property 'offsetMs'", schema: schema37.required, parentSchema: schema37, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "mode" || key0 === "offsetMs")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      if (data.mode !== void 0) {
        let data0 = data.mode;
        if (data0 !== "running") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "running" }, message: "must be equal to constant", schema: "running", parentSchema: schema37.properties.mode, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.offsetMs !== void 0) {
        let data1 = data.offsetMs;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/offsetMs", schemaPath: "#/properties/offsetMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.offsetMs.type, parentSchema: schema37.properties.offsetMs, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 9e12 || isNaN(data1)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/offsetMs", schemaPath: "#/properties/offsetMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9e12 }, message: "must be <= 9000000000000", schema: 9e12, parentSchema: schema37.properties.offsetMs, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
          if (data1 < -9e12 || isNaN(data1)) {
            if (errors < 1e3) {
              let err6 = { instancePath: instancePath + "/offsetMs", schemaPath: "#/properties/offsetMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9e12 }, message: "must be >= -9000000000000", schema: -9e12, parentSchema: schema37.properties.offsetMs, data: data1 };
              vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
            }
            errors++, reportable++;
          }
        }
      }
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate86.errors = vErrors, validate86.errorCount = errors, validate86.reportableCount = reportable, errors === 0;
  }
  validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema38 = { required: ["mode", "at"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { mode: { const: "frozen" }, at: { $ref: "#/$defs/EpochMs" } } };
  function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate87.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mode === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'", schema: schema38.required, parentSchema: schema38, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema38.required, parentSchema: schema38, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "mode" || key0 === "at")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      if (data.mode !== void 0) {
        let data0 = data.mode;
        if (data0 !== "frozen") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "frozen" }, message: "must be equal to constant", schema: "frozen", parentSchema: schema38.properties.mode, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate87.errors = vErrors, validate87.errorCount = errors, validate87.reportableCount = reportable, errors === 0;
  }
  validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate85.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mode === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'", schema: schema36.required, parentSchema: schema36, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      let tag0 = data.mode;
      if (typeof tag0 == "string")
        if (tag0 === "running") {
          validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate86.errors), errors += validate86.errorCount, reportable += validate86.reportableCount);
          var props0 = !0;
        } else if (tag0 === "frozen")
          validate87(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate87.errors), errors += validate87.errorCount, reportable += validate87.reportableCount), props0 !== !0 && (props0 = !0);
        else {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 }, message: 'value of tag "mode" must be in oneOf', schema: schema36.discriminator, parentSchema: schema36, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      else {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 }, message: 'tag "mode" must be string', schema: schema36.discriminator, parentSchema: schema36, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate85.errors = vErrors, validate85.errorCount = errors, validate85.reportableCount = reportable, evaluated0.props = props0, errors === 0;
  }
  validate85.evaluated = { dynamicProps: !0, dynamicItems: !1 };
  var schema39 = { required: [], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { id: { $ref: "#/$defs/Count" }, merchantId: { $ref: "#/$defs/Count" }, shopName: { $ref: "#/$defs/NullableText" }, phone: { $ref: "#/$defs/Text" }, licenseType: { $ref: "#/$defs/Text" }, licenseNumber: { $ref: "#/$defs/Text" }, licenseName: { $ref: "#/$defs/Text" }, civilId: { $ref: "#/$defs/Text" }, email: { $ref: "#/$defs/Text" }, storeUsername: { $ref: "#/$defs/NullableText" }, partnerProfileNo: { $ref: "#/$defs/Text" }, partnerLicenseName: { $ref: "#/$defs/Text" }, feesPaidBy: { $ref: "#/$defs/Text" }, madaFeesPercentage: { type: "number", minimum: 0, maximum: 100 }, profileReference: { $ref: "#/$defs/Text" }, since: { type: "integer", minimum: -9999999999999, maximum: 9999999999999 }, status: { $ref: "#/$defs/Text" } } }, schema40 = { type: "integer", minimum: 1 };
  function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate93.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.type, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data))) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate93.errors = vErrors, validate93.errorCount = errors, validate93.reportableCount = reportable, errors === 0;
  }
  validate93.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema41 = { type: ["string", "null"], pattern: "^\\P{Surrogate}*$", "x-expected": "null or a text in which no surrogate stands alone" };
  function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate96.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema41.type }, message: "must be string,null", schema: schema41.type, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "string" && !pattern4.test(data)) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema41, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate96.errors = vErrors, validate96.errorCount = errors, validate96.reportableCount = reportable, errors === 0;
  }
  validate96.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate92.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!func1.call(schema39.properties, key0)) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      if (data.id !== void 0 && (validate93(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.merchantId !== void 0 && (validate93(data.merchantId, { instancePath: instancePath + "/merchantId", parentData: data, parentDataProperty: "merchantId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.shopName !== void 0 && (validate96(data.shopName, { instancePath: instancePath + "/shopName", parentData: data, parentDataProperty: "shopName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.phone !== void 0 && (validate59(data.phone, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.licenseType !== void 0 && (validate59(data.licenseType, { instancePath: instancePath + "/licenseType", parentData: data, parentDataProperty: "licenseType", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.licenseNumber !== void 0 && (validate59(data.licenseNumber, { instancePath: instancePath + "/licenseNumber", parentData: data, parentDataProperty: "licenseNumber", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.licenseName !== void 0 && (validate59(data.licenseName, { instancePath: instancePath + "/licenseName", parentData: data, parentDataProperty: "licenseName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.civilId !== void 0 && (validate59(data.civilId, { instancePath: instancePath + "/civilId", parentData: data, parentDataProperty: "civilId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.email !== void 0 && (validate59(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.storeUsername !== void 0 && (validate96(data.storeUsername, { instancePath: instancePath + "/storeUsername", parentData: data, parentDataProperty: "storeUsername", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.partnerProfileNo !== void 0 && (validate59(data.partnerProfileNo, { instancePath: instancePath + "/partnerProfileNo", parentData: data, parentDataProperty: "partnerProfileNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.partnerLicenseName !== void 0 && (validate59(data.partnerLicenseName, { instancePath: instancePath + "/partnerLicenseName", parentData: data, parentDataProperty: "partnerLicenseName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.feesPaidBy !== void 0 && (validate59(data.feesPaidBy, { instancePath: instancePath + "/feesPaidBy", parentData: data, parentDataProperty: "feesPaidBy", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.madaFeesPercentage !== void 0) {
        let data13 = data.madaFeesPercentage;
        if (typeof data13 == "number" && isFinite(data13)) {
          if (data13 > 100 || isNaN(data13)) {
            if (errors < 1e3) {
              let err1 = { instancePath: instancePath + "/madaFeesPercentage", schemaPath: "#/properties/madaFeesPercentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema39.properties.madaFeesPercentage, data: data13 };
              vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
            }
            errors++, reportable++;
          }
          if (data13 < 0 || isNaN(data13)) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/madaFeesPercentage", schemaPath: "#/properties/madaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema39.properties.madaFeesPercentage, data: data13 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/madaFeesPercentage", schemaPath: "#/properties/madaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema39.properties.madaFeesPercentage.type, parentSchema: schema39.properties.madaFeesPercentage, data: data13 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      if (data.profileReference !== void 0 && (validate59(data.profileReference, { instancePath: instancePath + "/profileReference", parentData: data, parentDataProperty: "profileReference", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.since !== void 0) {
        let data15 = data.since;
        if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.since.type, parentSchema: schema39.properties.since, data: data15 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (typeof data15 == "number" && isFinite(data15)) {
          if (data15 > 9999999999999 || isNaN(data15)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", schema: 9999999999999, parentSchema: schema39.properties.since, data: data15 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
          if (data15 < -9999999999999 || isNaN(data15)) {
            if (errors < 1e3) {
              let err6 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9999999999999 }, message: "must be >= -9999999999999", schema: -9999999999999, parentSchema: schema39.properties.since, data: data15 };
              vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
            }
            errors++, reportable++;
          }
        }
      }
      data.status !== void 0 && (validate59(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate92.errors = vErrors, validate92.errorCount = errors, validate92.reportableCount = reportable, errors === 0;
  }
  validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema42 = { required: ["id", "fault", "parameters", "operation", "where", "nth", "every", "times", "probability", "from", "until"], "x-unknown": "is no fault", additionalProperties: !1, type: "object", properties: { id: { type: "string", pattern: "^fault-\\d{1,15}$", "x-expected": "the id of a rule such as fault-1" }, fault: { $ref: "#/$defs/FaultId" }, parameters: { type: "object" }, operation: { type: ["string", "null"] }, where: { $ref: "#/$defs/FaultWhere" }, nth: { type: ["integer", "null"], minimum: 1 }, every: { type: ["integer", "null"], minimum: 1 }, times: { type: ["integer", "null"], minimum: 1 }, probability: { type: ["number", "null"], minimum: 0, maximum: 1 }, from: { type: ["integer", "null"], minimum: 1e12, maximum: 9999999999999, "x-expected": "null or an instant in milliseconds, 1000000000000 to 9999999999999" }, until: { type: ["integer", "null"], minimum: 1e12, maximum: 9999999999999, "x-expected": "null or an instant in milliseconds, 1000000000000 to 9999999999999" } }, discriminator: { propertyName: "fault" }, "x-choices": ["latency", "status", "empty-401", "html-504", "rate-limited", "reset-before-reply", "empty-reply", "hang", "lost-reply", "late-reply", "reply-then-rollback", "double-commit", "paid-while-canceling", "otp-sent-but-500", "callback-before-reply", "missing-field", "wrong-type", "truncated-json", "wrong-content-type", "slow-body", "reset-mid-reply", "malformed-chunk", "callback-dropped", "callback-delayed", "callback-doubled", "callback-out-of-order", "callback-wrong-amount", "callback-forged", "callback-after-cancel", "charge-taken-callback-lost", "declined-payment", "refund-fails", "otp-undelivered", "charge-fails", "token-ends-early"], oneOf: [{ $ref: "#/$defs/rule-latency" }, { $ref: "#/$defs/rule-status" }, { $ref: "#/$defs/rule-empty-401" }, { $ref: "#/$defs/rule-html-504" }, { $ref: "#/$defs/rule-rate-limited" }, { $ref: "#/$defs/rule-reset-before-reply" }, { $ref: "#/$defs/rule-empty-reply" }, { $ref: "#/$defs/rule-hang" }, { $ref: "#/$defs/rule-lost-reply" }, { $ref: "#/$defs/rule-late-reply" }, { $ref: "#/$defs/rule-reply-then-rollback" }, { $ref: "#/$defs/rule-double-commit" }, { $ref: "#/$defs/rule-paid-while-canceling" }, { $ref: "#/$defs/rule-otp-sent-but-500" }, { $ref: "#/$defs/rule-callback-before-reply" }, { $ref: "#/$defs/rule-missing-field" }, { $ref: "#/$defs/rule-wrong-type" }, { $ref: "#/$defs/rule-truncated-json" }, { $ref: "#/$defs/rule-wrong-content-type" }, { $ref: "#/$defs/rule-slow-body" }, { $ref: "#/$defs/rule-reset-mid-reply" }, { $ref: "#/$defs/rule-malformed-chunk" }, { $ref: "#/$defs/rule-callback-dropped" }, { $ref: "#/$defs/rule-callback-delayed" }, { $ref: "#/$defs/rule-callback-doubled" }, { $ref: "#/$defs/rule-callback-out-of-order" }, { $ref: "#/$defs/rule-callback-wrong-amount" }, { $ref: "#/$defs/rule-callback-forged" }, { $ref: "#/$defs/rule-callback-after-cancel" }, { $ref: "#/$defs/rule-charge-taken-callback-lost" }, { $ref: "#/$defs/rule-declined-payment" }, { $ref: "#/$defs/rule-refund-fails" }, { $ref: "#/$defs/rule-otp-undelivered" }, { $ref: "#/$defs/rule-charge-fails" }, { $ref: "#/$defs/rule-token-ends-early" }] }, pattern10 = new RegExp("^fault-\\d{1,15}$", "u"), schema43 = { type: "string", enum: ["latency", "status", "empty-401", "html-504", "rate-limited", "reset-before-reply", "empty-reply", "hang", "lost-reply", "late-reply", "reply-then-rollback", "double-commit", "paid-while-canceling", "otp-sent-but-500", "callback-before-reply", "missing-field", "wrong-type", "truncated-json", "wrong-content-type", "slow-body", "reset-mid-reply", "malformed-chunk", "callback-dropped", "callback-delayed", "callback-doubled", "callback-out-of-order", "callback-wrong-amount", "callback-forged", "callback-after-cancel", "charge-taken-callback-lost", "declined-payment", "refund-fails", "otp-undelivered", "charge-fails", "token-ends-early"] };
  function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate113.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "latency" || data === "status" || data === "empty-401" || data === "html-504" || data === "rate-limited" || data === "reset-before-reply" || data === "empty-reply" || data === "hang" || data === "lost-reply" || data === "late-reply" || data === "reply-then-rollback" || data === "double-commit" || data === "paid-while-canceling" || data === "otp-sent-but-500" || data === "callback-before-reply" || data === "missing-field" || data === "wrong-type" || data === "truncated-json" || data === "wrong-content-type" || data === "slow-body" || data === "reset-mid-reply" || data === "malformed-chunk" || data === "callback-dropped" || data === "callback-delayed" || data === "callback-doubled" || data === "callback-out-of-order" || data === "callback-wrong-amount" || data === "callback-forged" || data === "callback-after-cancel" || data === "charge-taken-callback-lost" || data === "declined-payment" || data === "refund-fails" || data === "otp-undelivered" || data === "charge-fails" || data === "token-ends-early")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate113.errors = vErrors, validate113.errorCount = errors, validate113.reportableCount = reportable, errors === 0;
  }
  validate113.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema44 = { type: "object", maxProperties: 50, additionalProperties: { type: ["string", "number", "boolean"] } };
  function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate115.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 50) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema44, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data) {
        let data0 = data[key0];
        if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema44.additionalProperties.type }, message: "must be string,number,boolean", schema: schema44.additionalProperties.type, parentSchema: schema44.additionalProperties, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate115.errors = vErrors, validate115.errorCount = errors, validate115.reportableCount = reportable, errors === 0;
  }
  validate115.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema45 = { type: "object", properties: { fault: { const: "latency" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: { delayMs: { $ref: "#/$defs/parameter-delayMs" }, minMs: { $ref: "#/$defs/parameter-minMs" }, maxMs: { $ref: "#/$defs/parameter-maxMs" }, medianMs: { $ref: "#/$defs/parameter-medianMs" }, sigma: { $ref: "#/$defs/parameter-sigma" } }, additionalProperties: !1, "x-unknown": "is no parameter of latency" } } }, schema46 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate118.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.type, parentSchema: schema46, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate118.errors = vErrors, validate118.errorCount = errors, validate118.reportableCount = reportable, errors === 0;
  }
  validate118.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema47 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate120.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema47.type, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema47, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema47, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate120.errors = vErrors, validate120.errorCount = errors, validate120.reportableCount = reportable, errors === 0;
  }
  validate120.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema48 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate122.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema48, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate122.errors = vErrors, validate122.errorCount = errors, validate122.reportableCount = reportable, errors === 0;
  }
  validate122.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema49 = { type: "integer", minimum: 1, maximum: 2147483647, "x-expected": "a whole number from 1 to 2147483647" };
  function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate124.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.type, parentSchema: schema49, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema49, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 1 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate124.errors = vErrors, validate124.errorCount = errors, validate124.reportableCount = reportable, errors === 0;
  }
  validate124.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema50 = { type: "number", minimum: 0, maximum: 10, "x-expected": "a number from 0 to 10" };
  function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate126.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 10 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10", schema: 10, parentSchema: schema50, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema50, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema50.type, parentSchema: schema50, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate126.errors = vErrors, validate126.errorCount = errors, validate126.reportableCount = reportable, errors === 0;
  }
  validate126.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate117.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "latency") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "latency" }, message: "must be equal to constant", schema: "latency", parentSchema: schema45.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema45.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.operation.enum, parentSchema: schema45.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          for (let key0 in data2)
            if (!(key0 === "delayMs" || key0 === "minMs" || key0 === "maxMs" || key0 === "medianMs" || key0 === "sigma")) {
              if (errors < 1e3) {
                let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
              }
              errors++, reportable++;
            }
          data2.delayMs !== void 0 && (validate118(data2.delayMs, { instancePath: instancePath + "/parameters/delayMs", parentData: data2, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate118.errors), errors += validate118.errorCount, reportable += validate118.reportableCount)), data2.minMs !== void 0 && (validate120(data2.minMs, { instancePath: instancePath + "/parameters/minMs", parentData: data2, parentDataProperty: "minMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate120.errors), errors += validate120.errorCount, reportable += validate120.reportableCount)), data2.maxMs !== void 0 && (validate122(data2.maxMs, { instancePath: instancePath + "/parameters/maxMs", parentData: data2, parentDataProperty: "maxMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate122.errors), errors += validate122.errorCount, reportable += validate122.reportableCount)), data2.medianMs !== void 0 && (validate124(data2.medianMs, { instancePath: instancePath + "/parameters/medianMs", parentData: data2, parentDataProperty: "medianMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate124.errors), errors += validate124.errorCount, reportable += validate124.reportableCount)), data2.sigma !== void 0 && (validate126(data2.sigma, { instancePath: instancePath + "/parameters/sigma", parentData: data2, parentDataProperty: "sigma", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate126.errors), errors += validate126.errorCount, reportable += validate126.reportableCount));
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.properties.parameters.type, parentSchema: schema45.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate117.errors = vErrors, validate117.errorCount = errors, validate117.reportableCount = reportable, errors === 0;
  }
  validate117.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema51 = { type: "object", properties: { fault: { const: "status" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: ["status"], properties: { status: { $ref: "#/$defs/parameter-status" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is no parameter of status" } } }, schema52 = { type: "integer", minimum: 100, maximum: 599, "x-expected": "a whole number from 100 to 599" };
  function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate129.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema52.type, parentSchema: schema52, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 599 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", schema: 599, parentSchema: schema52, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 100 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema52, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate129.errors = vErrors, validate129.errorCount = errors, validate129.reportableCount = reportable, errors === 0;
  }
  validate129.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema53 = { pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" };
  function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate131.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern4.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema53, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate131.errors = vErrors, validate131.errorCount = errors, validate131.reportableCount = reportable, errors === 0;
  }
  validate131.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate128.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "status") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "status" }, message: "must be equal to constant", schema: "status", parentSchema: schema51.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema51.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema51.properties.operation.enum, parentSchema: schema51.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.status === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema51.properties.parameters.required, parentSchema: schema51.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (!(key0 === "status" || key0 === "message")) {
              if (errors < 1e3) {
                let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
              }
              errors++, reportable++;
            }
          data2.status !== void 0 && (validate129(data2.status, { instancePath: instancePath + "/parameters/status", parentData: data2, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate129.errors), errors += validate129.errorCount, reportable += validate129.reportableCount)), data2.message !== void 0 && (validate131(data2.message, { instancePath: instancePath + "/parameters/message", parentData: data2, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate131.errors), errors += validate131.errorCount, reportable += validate131.reportableCount));
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.properties.parameters.type, parentSchema: schema51.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate128.errors = vErrors, validate128.errorCount = errors, validate128.reportableCount = reportable, errors === 0;
  }
  validate128.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema54 = { type: "object", properties: { fault: { const: "empty-401" }, operation: { enum: ["getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "refundOrder", "addMerchantInvoice", "getTransactionsOfOrderNumber", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of empty-401" } } };
  function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate133.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "empty-401") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "empty-401" }, message: "must be equal to constant", schema: "empty-401", parentSchema: schema54.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "getTransactionsOfOrderNumber" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema54.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema54.properties.operation.enum, parentSchema: schema54.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema54.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.properties.parameters.type, parentSchema: schema54.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate133.errors = vErrors, validate133.errorCount = errors, validate133.reportableCount = reportable, errors === 0;
  }
  validate133.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema55 = { type: "object", properties: { fault: { const: "html-504" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of html-504" } } };
  function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate134.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "html-504") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "html-504" }, message: "must be equal to constant", schema: "html-504", parentSchema: schema55.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema55.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema55.properties.operation.enum, parentSchema: schema55.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema55.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.properties.parameters.type, parentSchema: schema55.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate134.errors = vErrors, validate134.errorCount = errors, validate134.reportableCount = reportable, errors === 0;
  }
  validate134.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema56 = { type: "object", properties: { fault: { const: "rate-limited" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: ["retryAfterSeconds"], properties: { retryAfterSeconds: { $ref: "#/$defs/parameter-retryAfterSeconds" } }, additionalProperties: !1, "x-unknown": "is no parameter of rate-limited" } } }, schema57 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate136.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.type, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema57, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate136.errors = vErrors, validate136.errorCount = errors, validate136.reportableCount = reportable, errors === 0;
  }
  validate136.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate135.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "rate-limited") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "rate-limited" }, message: "must be equal to constant", schema: "rate-limited", parentSchema: schema56.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema56.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema56.properties.operation.enum, parentSchema: schema56.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.retryAfterSeconds === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "retryAfterSeconds" }, message: "must have required property 'retryAfterSeconds'", schema: schema56.properties.parameters.required, parentSchema: schema56.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (key0 !== "retryAfterSeconds") {
              if (errors < 1e3) {
                let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
              }
              errors++, reportable++;
            }
          data2.retryAfterSeconds !== void 0 && (validate136(data2.retryAfterSeconds, { instancePath: instancePath + "/parameters/retryAfterSeconds", parentData: data2, parentDataProperty: "retryAfterSeconds", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate136.errors), errors += validate136.errorCount, reportable += validate136.reportableCount));
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.properties.parameters.type, parentSchema: schema56.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate135.errors = vErrors, validate135.errorCount = errors, validate135.reportableCount = reportable, errors === 0;
  }
  validate135.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema58 = { type: "object", properties: { fault: { const: "reset-before-reply" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of reset-before-reply" } } };
  function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate138.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "reset-before-reply") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reset-before-reply" }, message: "must be equal to constant", schema: "reset-before-reply", parentSchema: schema58.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema58.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema58.properties.operation.enum, parentSchema: schema58.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.properties.parameters.type, parentSchema: schema58.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate138.errors = vErrors, validate138.errorCount = errors, validate138.reportableCount = reportable, errors === 0;
  }
  validate138.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema59 = { type: "object", properties: { fault: { const: "empty-reply" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of empty-reply" } } };
  function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate139.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "empty-reply") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "empty-reply" }, message: "must be equal to constant", schema: "empty-reply", parentSchema: schema59.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema59.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.operation.enum, parentSchema: schema59.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.properties.parameters.type, parentSchema: schema59.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate139.errors = vErrors, validate139.errorCount = errors, validate139.reportableCount = reportable, errors === 0;
  }
  validate139.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema60 = { type: "object", properties: { fault: { const: "hang" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of hang" } } };
  function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate140.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "hang") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "hang" }, message: "must be equal to constant", schema: "hang", parentSchema: schema60.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema60.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema60.properties.operation.enum, parentSchema: schema60.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema60.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.properties.parameters.type, parentSchema: schema60.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate140.errors = vErrors, validate140.errorCount = errors, validate140.reportableCount = reportable, errors === 0;
  }
  validate140.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema61 = { type: "object", properties: { fault: { const: "lost-reply" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of lost-reply" } } };
  function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate141.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "lost-reply") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "lost-reply" }, message: "must be equal to constant", schema: "lost-reply", parentSchema: schema61.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema61.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema61.properties.operation.enum, parentSchema: schema61.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema61.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.properties.parameters.type, parentSchema: schema61.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate141.errors = vErrors, validate141.errorCount = errors, validate141.reportableCount = reportable, errors === 0;
  }
  validate141.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema62 = { type: "object", properties: { fault: { const: "late-reply" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: ["delayMs"], properties: { delayMs: { $ref: "#/$defs/parameter-delayMs" } }, additionalProperties: !1, "x-unknown": "is no parameter of late-reply" } } };
  function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate142.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "late-reply") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "late-reply" }, message: "must be equal to constant", schema: "late-reply", parentSchema: schema62.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema62.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema62.properties.operation.enum, parentSchema: schema62.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.delayMs === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "delayMs" }, message: "must have required property 'delayMs'", schema: schema62.properties.parameters.required, parentSchema: schema62.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (key0 !== "delayMs") {
              if (errors < 1e3) {
                let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema62.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
              }
              errors++, reportable++;
            }
          data2.delayMs !== void 0 && (validate118(data2.delayMs, { instancePath: instancePath + "/parameters/delayMs", parentData: data2, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate118.errors), errors += validate118.errorCount, reportable += validate118.reportableCount));
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.properties.parameters.type, parentSchema: schema62.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate142.errors = vErrors, validate142.errorCount = errors, validate142.reportableCount = reportable, errors === 0;
  }
  validate142.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema63 = { type: "object", properties: { fault: { const: "reply-then-rollback" }, operation: { enum: ["addInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "refundOrder", "addMerchantInvoice", "processPayment", "registerPayment", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of reply-then-rollback" } } };
  function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate144.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "reply-then-rollback") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reply-then-rollback" }, message: "must be equal to constant", schema: "reply-then-rollback", parentSchema: schema63.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "addInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "processPayment" || data1 === "registerPayment" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema63.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema63.properties.operation.enum, parentSchema: schema63.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.properties.parameters.type, parentSchema: schema63.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate144.errors = vErrors, validate144.errorCount = errors, validate144.reportableCount = reportable, errors === 0;
  }
  validate144.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema64 = { type: "object", properties: { fault: { const: "double-commit" }, operation: { enum: ["addInvoice", "payByCard", "sendDigitalProduct", "addMerchantInvoice", "sendOtp", "registerPayment", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of double-commit" } } };
  function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate145.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "double-commit") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "double-commit" }, message: "must be equal to constant", schema: "double-commit", parentSchema: schema64.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "addInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "registerPayment" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema64.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema64.properties.operation.enum, parentSchema: schema64.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema64.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema64.properties.parameters.type, parentSchema: schema64.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema64.type, parentSchema: schema64, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate145.errors = vErrors, validate145.errorCount = errors, validate145.reportableCount = reportable, errors === 0;
  }
  validate145.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema65 = { type: "object", properties: { fault: { const: "paid-while-canceling" }, operation: { enum: ["cancelInvoice", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of paid-while-canceling" } } };
  function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate146.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "paid-while-canceling") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "paid-while-canceling" }, message: "must be equal to constant", schema: "paid-while-canceling", parentSchema: schema65.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "cancelInvoice" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema65.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema65.properties.operation.enum, parentSchema: schema65.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema65.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.properties.parameters.type, parentSchema: schema65.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate146.errors = vErrors, validate146.errorCount = errors, validate146.reportableCount = reportable, errors === 0;
  }
  validate146.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema66 = { type: "object", properties: { fault: { const: "otp-sent-but-500" }, operation: { enum: ["sendOtp", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of otp-sent-but-500" } } };
  function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate147.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "otp-sent-but-500") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "otp-sent-but-500" }, message: "must be equal to constant", schema: "otp-sent-but-500", parentSchema: schema66.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "sendOtp" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema66.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema66.properties.operation.enum, parentSchema: schema66.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema66.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.properties.parameters.type, parentSchema: schema66.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate147.errors = vErrors, validate147.errorCount = errors, validate147.reportableCount = reportable, errors === 0;
  }
  validate147.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema67 = { type: "object", properties: { fault: { const: "callback-before-reply" }, operation: { enum: ["addInvoice", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of callback-before-reply" } } };
  function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate148.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-before-reply") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-before-reply" }, message: "must be equal to constant", schema: "callback-before-reply", parentSchema: schema67.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "addInvoice" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema67.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema67.properties.operation.enum, parentSchema: schema67.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema67.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.properties.parameters.type, parentSchema: schema67.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.type, parentSchema: schema67, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate148.errors = vErrors, validate148.errorCount = errors, validate148.reportableCount = reportable, errors === 0;
  }
  validate148.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema68 = { type: "object", properties: { fault: { const: "missing-field" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: { field: { $ref: "#/$defs/parameter-field" } }, additionalProperties: !1, "x-unknown": "is no parameter of missing-field" } } }, schema69 = { pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" };
  function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate150.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern4.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema69, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.type, parentSchema: schema69, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate150.errors = vErrors, validate150.errorCount = errors, validate150.reportableCount = reportable, errors === 0;
  }
  validate150.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate149.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "missing-field") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "missing-field" }, message: "must be equal to constant", schema: "missing-field", parentSchema: schema68.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema68.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema68.properties.operation.enum, parentSchema: schema68.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          for (let key0 in data2)
            if (key0 !== "field") {
              if (errors < 1e3) {
                let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema68.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
              }
              errors++, reportable++;
            }
          data2.field !== void 0 && (validate150(data2.field, { instancePath: instancePath + "/parameters/field", parentData: data2, parentDataProperty: "field", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount));
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.properties.parameters.type, parentSchema: schema68.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate149.errors = vErrors, validate149.errorCount = errors, validate149.reportableCount = reportable, errors === 0;
  }
  validate149.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema70 = { type: "object", properties: { fault: { const: "wrong-type" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: { field: { $ref: "#/$defs/parameter-field" } }, additionalProperties: !1, "x-unknown": "is no parameter of wrong-type" } } };
  function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate152.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "wrong-type") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "wrong-type" }, message: "must be equal to constant", schema: "wrong-type", parentSchema: schema70.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema70.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema70.properties.operation.enum, parentSchema: schema70.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          for (let key0 in data2)
            if (key0 !== "field") {
              if (errors < 1e3) {
                let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema70.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
              }
              errors++, reportable++;
            }
          data2.field !== void 0 && (validate150(data2.field, { instancePath: instancePath + "/parameters/field", parentData: data2, parentDataProperty: "field", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate150.errors), errors += validate150.errorCount, reportable += validate150.reportableCount));
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.properties.parameters.type, parentSchema: schema70.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.type, parentSchema: schema70, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate152.errors = vErrors, validate152.errorCount = errors, validate152.reportableCount = reportable, errors === 0;
  }
  validate152.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema71 = { type: "object", properties: { fault: { const: "truncated-json" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of truncated-json" } } };
  function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate154.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "truncated-json") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "truncated-json" }, message: "must be equal to constant", schema: "truncated-json", parentSchema: schema71.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema71.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema71.properties.operation.enum, parentSchema: schema71.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema71.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.properties.parameters.type, parentSchema: schema71.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate154.errors = vErrors, validate154.errorCount = errors, validate154.reportableCount = reportable, errors === 0;
  }
  validate154.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema72 = { type: "object", properties: { fault: { const: "wrong-content-type" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: ["contentType"], properties: { contentType: { $ref: "#/$defs/parameter-contentType" } }, additionalProperties: !1, "x-unknown": "is no parameter of wrong-content-type" } } }, schema73 = { pattern: "^[\\t\\x20-\\x7e]*$", type: "string", "x-expected": "a text that can be sent" };
  function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate156.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern7.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', schema: "^[\\t\\x20-\\x7e]*$", parentSchema: schema73, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.type, parentSchema: schema73, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate156.errors = vErrors, validate156.errorCount = errors, validate156.reportableCount = reportable, errors === 0;
  }
  validate156.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate155.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "wrong-content-type") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "wrong-content-type" }, message: "must be equal to constant", schema: "wrong-content-type", parentSchema: schema72.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema72.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema72.properties.operation.enum, parentSchema: schema72.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.contentType === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "contentType" }, message: "must have required property 'contentType'", schema: schema72.properties.parameters.required, parentSchema: schema72.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (key0 !== "contentType") {
              if (errors < 1e3) {
                let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema72.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
              }
              errors++, reportable++;
            }
          data2.contentType !== void 0 && (validate156(data2.contentType, { instancePath: instancePath + "/parameters/contentType", parentData: data2, parentDataProperty: "contentType", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate156.errors), errors += validate156.errorCount, reportable += validate156.reportableCount));
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.properties.parameters.type, parentSchema: schema72.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.type, parentSchema: schema72, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate155.errors = vErrors, validate155.errorCount = errors, validate155.reportableCount = reportable, errors === 0;
  }
  validate155.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema74 = { type: "object", properties: { fault: { const: "slow-body" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: ["bytesPerSecond"], properties: { bytesPerSecond: { $ref: "#/$defs/parameter-bytesPerSecond" } }, additionalProperties: !1, "x-unknown": "is no parameter of slow-body" } } }, schema75 = { type: "integer", minimum: 1, maximum: 2147483647, "x-expected": "a whole number from 1 to 2147483647" };
  function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate159.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema75.type, parentSchema: schema75, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema75, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 1 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema75, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate159.errors = vErrors, validate159.errorCount = errors, validate159.reportableCount = reportable, errors === 0;
  }
  validate159.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate158.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "slow-body") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "slow-body" }, message: "must be equal to constant", schema: "slow-body", parentSchema: schema74.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema74.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema74.properties.operation.enum, parentSchema: schema74.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.bytesPerSecond === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "bytesPerSecond" }, message: "must have required property 'bytesPerSecond'", schema: schema74.properties.parameters.required, parentSchema: schema74.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (key0 !== "bytesPerSecond") {
              if (errors < 1e3) {
                let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema74.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
              }
              errors++, reportable++;
            }
          data2.bytesPerSecond !== void 0 && (validate159(data2.bytesPerSecond, { instancePath: instancePath + "/parameters/bytesPerSecond", parentData: data2, parentDataProperty: "bytesPerSecond", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate159.errors), errors += validate159.errorCount, reportable += validate159.reportableCount));
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.properties.parameters.type, parentSchema: schema74.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate158.errors = vErrors, validate158.errorCount = errors, validate158.reportableCount = reportable, errors === 0;
  }
  validate158.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema76 = { type: "object", properties: { fault: { const: "reset-mid-reply" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of reset-mid-reply" } } };
  function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate161.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "reset-mid-reply") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "reset-mid-reply" }, message: "must be equal to constant", schema: "reset-mid-reply", parentSchema: schema76.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema76.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema76.properties.operation.enum, parentSchema: schema76.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.properties.parameters.type, parentSchema: schema76.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate161.errors = vErrors, validate161.errorCount = errors, validate161.reportableCount = reportable, errors === 0;
  }
  validate161.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema77 = { type: "object", properties: { fault: { const: "malformed-chunk" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", "getMyMerchants", "getMerchantKeys", "addInvoice", "getInvoice", "cancelInvoice", "payByCard", "sendDigitalProduct", "getTransactionsOfOrderNumber", "refundOrder", "addMerchantInvoice", "sendOtp", "processPayment", "registerPayment", "cancelRecurring", "listRecurringPayments", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of malformed-chunk" } } };
  function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate162.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "malformed-chunk") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "malformed-chunk" }, message: "must be equal to constant", schema: "malformed-chunk", parentSchema: schema77.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === "getMyMerchants" || data1 === "getMerchantKeys" || data1 === "addInvoice" || data1 === "getInvoice" || data1 === "cancelInvoice" || data1 === "payByCard" || data1 === "sendDigitalProduct" || data1 === "getTransactionsOfOrderNumber" || data1 === "refundOrder" || data1 === "addMerchantInvoice" || data1 === "sendOtp" || data1 === "processPayment" || data1 === "registerPayment" || data1 === "cancelRecurring" || data1 === "listRecurringPayments" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema77.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema77.properties.operation.enum, parentSchema: schema77.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema77.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.properties.parameters.type, parentSchema: schema77.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate162.errors = vErrors, validate162.errorCount = errors, validate162.reportableCount = reportable, errors === 0;
  }
  validate162.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema78 = { type: "object", properties: { fault: { const: "callback-dropped" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of callback-dropped" } } };
  function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate163.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-dropped") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-dropped" }, message: "must be equal to constant", schema: "callback-dropped", parentSchema: schema78.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema78.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema78.properties.operation.enum, parentSchema: schema78.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema78.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.properties.parameters.type, parentSchema: schema78.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate163.errors = vErrors, validate163.errorCount = errors, validate163.reportableCount = reportable, errors === 0;
  }
  validate163.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema79 = { type: "object", properties: { fault: { const: "callback-delayed" }, operation: { enum: [null] }, parameters: { type: "object", required: ["delayMs"], properties: { delayMs: { $ref: "#/$defs/parameter-delayMs" } }, additionalProperties: !1, "x-unknown": "is no parameter of callback-delayed" } } };
  function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate164.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-delayed") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-delayed" }, message: "must be equal to constant", schema: "callback-delayed", parentSchema: schema79.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema79.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema79.properties.operation.enum, parentSchema: schema79.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.delayMs === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "delayMs" }, message: "must have required property 'delayMs'", schema: schema79.properties.parameters.required, parentSchema: schema79.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (key0 !== "delayMs") {
              if (errors < 1e3) {
                let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema79.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
              }
              errors++, reportable++;
            }
          data2.delayMs !== void 0 && (validate118(data2.delayMs, { instancePath: instancePath + "/parameters/delayMs", parentData: data2, parentDataProperty: "delayMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate118.errors), errors += validate118.errorCount, reportable += validate118.reportableCount));
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.properties.parameters.type, parentSchema: schema79.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate164.errors = vErrors, validate164.errorCount = errors, validate164.reportableCount = reportable, errors === 0;
  }
  validate164.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema80 = { type: "object", properties: { fault: { const: "callback-doubled" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of callback-doubled" } } };
  function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate166.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-doubled") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-doubled" }, message: "must be equal to constant", schema: "callback-doubled", parentSchema: schema80.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema80.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema80.properties.operation.enum, parentSchema: schema80.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema80.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.properties.parameters.type, parentSchema: schema80.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate166.errors = vErrors, validate166.errorCount = errors, validate166.reportableCount = reportable, errors === 0;
  }
  validate166.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema81 = { type: "object", properties: { fault: { const: "callback-out-of-order" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of callback-out-of-order" } } };
  function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate167.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-out-of-order") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-out-of-order" }, message: "must be equal to constant", schema: "callback-out-of-order", parentSchema: schema81.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema81.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.operation.enum, parentSchema: schema81.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema81.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.properties.parameters.type, parentSchema: schema81.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate167.errors = vErrors, validate167.errorCount = errors, validate167.reportableCount = reportable, errors === 0;
  }
  validate167.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema82 = { type: "object", properties: { fault: { const: "callback-wrong-amount" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: { amount: { $ref: "#/$defs/parameter-amount" } }, additionalProperties: !1, "x-unknown": "is no parameter of callback-wrong-amount" } } }, schema83 = { type: "number", minimum: 0, maximum: 99999999999e-2, "x-expected": "a number from 0 to 999999999.99" };
  function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate169.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
      if (data > 99999999999e-2 || isNaN(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99", schema: 99999999999e-2, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema83, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema83.type, parentSchema: schema83, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate169.errors = vErrors, validate169.errorCount = errors, validate169.reportableCount = reportable, errors === 0;
  }
  validate169.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate168.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-wrong-amount") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-wrong-amount" }, message: "must be equal to constant", schema: "callback-wrong-amount", parentSchema: schema82.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema82.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema82.properties.operation.enum, parentSchema: schema82.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          for (let key0 in data2)
            if (key0 !== "amount") {
              if (errors < 1e3) {
                let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema82.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
              }
              errors++, reportable++;
            }
          data2.amount !== void 0 && (validate169(data2.amount, { instancePath: instancePath + "/parameters/amount", parentData: data2, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate169.errors), errors += validate169.errorCount, reportable += validate169.reportableCount));
        } else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.parameters.type, parentSchema: schema82.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate168.errors = vErrors, validate168.errorCount = errors, validate168.reportableCount = reportable, errors === 0;
  }
  validate168.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema84 = { type: "object", properties: { fault: { const: "callback-forged" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of callback-forged" } } };
  function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate171.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-forged") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-forged" }, message: "must be equal to constant", schema: "callback-forged", parentSchema: schema84.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema84.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema84.properties.operation.enum, parentSchema: schema84.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.properties.parameters.type, parentSchema: schema84.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate171.errors = vErrors, validate171.errorCount = errors, validate171.reportableCount = reportable, errors === 0;
  }
  validate171.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema85 = { type: "object", properties: { fault: { const: "callback-after-cancel" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of callback-after-cancel" } } };
  function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate172.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "callback-after-cancel") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "callback-after-cancel" }, message: "must be equal to constant", schema: "callback-after-cancel", parentSchema: schema85.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema85.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema85.properties.operation.enum, parentSchema: schema85.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.parameters.type, parentSchema: schema85.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate172.errors = vErrors, validate172.errorCount = errors, validate172.reportableCount = reportable, errors === 0;
  }
  validate172.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema86 = { type: "object", properties: { fault: { const: "charge-taken-callback-lost" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of charge-taken-callback-lost" } } };
  function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate173.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "charge-taken-callback-lost") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "charge-taken-callback-lost" }, message: "must be equal to constant", schema: "charge-taken-callback-lost", parentSchema: schema86.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema86.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema86.properties.operation.enum, parentSchema: schema86.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema86.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.properties.parameters.type, parentSchema: schema86.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.type, parentSchema: schema86, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate173.errors = vErrors, validate173.errorCount = errors, validate173.reportableCount = reportable, errors === 0;
  }
  validate173.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema87 = { type: "object", properties: { fault: { const: "declined-payment" }, operation: { enum: [null] }, parameters: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/$defs/parameter-code" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is no parameter of declined-payment" } } }, schema88 = { pattern: "^\\P{Surrogate}*$", type: "string", "x-expected": "a text that can be sent" };
  function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate175.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern4.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', schema: "^\\P{Surrogate}*$", parentSchema: schema88, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema88.type, parentSchema: schema88, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate175.errors = vErrors, validate175.errorCount = errors, validate175.reportableCount = reportable, errors === 0;
  }
  validate175.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate174.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "declined-payment") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "declined-payment" }, message: "must be equal to constant", schema: "declined-payment", parentSchema: schema87.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema87.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.operation.enum, parentSchema: schema87.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.code === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema87.properties.parameters.required, parentSchema: schema87.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          if (data2.message === void 0) {
            if (errors < 1e3) {
              let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema87.properties.parameters.required, parentSchema: schema87.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (!(key0 === "code" || key0 === "message")) {
              if (errors < 1e3) {
                let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
              }
              errors++, reportable++;
            }
          data2.code !== void 0 && (validate175(data2.code, { instancePath: instancePath + "/parameters/code", parentData: data2, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate175.errors), errors += validate175.errorCount, reportable += validate175.reportableCount)), data2.message !== void 0 && (validate131(data2.message, { instancePath: instancePath + "/parameters/message", parentData: data2, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate131.errors), errors += validate131.errorCount, reportable += validate131.reportableCount));
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.parameters.type, parentSchema: schema87.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.type, parentSchema: schema87, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate174.errors = vErrors, validate174.errorCount = errors, validate174.reportableCount = reportable, errors === 0;
  }
  validate174.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema89 = { type: "object", properties: { fault: { const: "refund-fails" }, operation: { enum: [null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of refund-fails" } } };
  function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate178.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "refund-fails") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "refund-fails" }, message: "must be equal to constant", schema: "refund-fails", parentSchema: schema89.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema89.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema89.properties.operation.enum, parentSchema: schema89.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.properties.parameters.type, parentSchema: schema89.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate178.errors = vErrors, validate178.errorCount = errors, validate178.reportableCount = reportable, errors === 0;
  }
  validate178.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema90 = { type: "object", properties: { fault: { const: "otp-undelivered" }, operation: { enum: ["sendOtp", null] }, parameters: { type: "object", required: [], properties: {}, additionalProperties: !1, "x-unknown": "is no parameter of otp-undelivered" } } };
  function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate179.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "otp-undelivered") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "otp-undelivered" }, message: "must be equal to constant", schema: "otp-undelivered", parentSchema: schema90.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "sendOtp" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema90.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema90.properties.operation.enum, parentSchema: schema90.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2))
          for (let key0 in data2) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema90.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        else {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.properties.parameters.type, parentSchema: schema90.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate179.errors = vErrors, validate179.errorCount = errors, validate179.reportableCount = reportable, errors === 0;
  }
  validate179.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema91 = { type: "object", properties: { fault: { const: "charge-fails" }, operation: { enum: [null] }, parameters: { type: "object", required: ["code", "message"], properties: { code: { $ref: "#/$defs/parameter-code" }, message: { $ref: "#/$defs/parameter-message" } }, additionalProperties: !1, "x-unknown": "is no parameter of charge-fails" } } };
  function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate180.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "charge-fails") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "charge-fails" }, message: "must be equal to constant", schema: "charge-fails", parentSchema: schema91.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (data1 !== null) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema91.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema91.properties.operation.enum, parentSchema: schema91.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.code === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema91.properties.parameters.required, parentSchema: schema91.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          if (data2.message === void 0) {
            if (errors < 1e3) {
              let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema91.properties.parameters.required, parentSchema: schema91.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (!(key0 === "code" || key0 === "message")) {
              if (errors < 1e3) {
                let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
              }
              errors++, reportable++;
            }
          data2.code !== void 0 && (validate175(data2.code, { instancePath: instancePath + "/parameters/code", parentData: data2, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate175.errors), errors += validate175.errorCount, reportable += validate175.reportableCount)), data2.message !== void 0 && (validate131(data2.message, { instancePath: instancePath + "/parameters/message", parentData: data2, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate131.errors), errors += validate131.errorCount, reportable += validate131.reportableCount));
        } else {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.properties.parameters.type, parentSchema: schema91.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate180.errors = vErrors, validate180.errorCount = errors, validate180.reportableCount = reportable, errors === 0;
  }
  validate180.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  var schema92 = { type: "object", properties: { fault: { const: "token-ends-early" }, operation: { enum: ["issueMerchantToken", "issuePartnerToken", null] }, parameters: { type: "object", required: ["lifetimeMs"], properties: { lifetimeMs: { $ref: "#/$defs/parameter-lifetimeMs" } }, additionalProperties: !1, "x-unknown": "is no parameter of token-ends-early" } } }, schema93 = { type: "integer", minimum: 0, maximum: 2147483647, "x-expected": "a whole number from 0 to 2147483647" };
  function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate184.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.type, parentSchema: schema93, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema93, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate184.errors = vErrors, validate184.errorCount = errors, validate184.reportableCount = reportable, errors === 0;
  }
  validate184.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate183.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault !== void 0) {
        let data0 = data.fault;
        if (data0 !== "token-ends-early") {
          if (errors < 1e3) {
            let err0 = { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/const", keyword: "const", params: { allowedValue: "token-ends-early" }, message: "must be equal to constant", schema: "token-ends-early", parentSchema: schema92.properties.fault, data: data0 };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data1 = data.operation;
        if (!(data1 === "issueMerchantToken" || data1 === "issuePartnerToken" || data1 === null)) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema92.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema92.properties.operation.enum, parentSchema: schema92.properties.operation, data: data1 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      }
      if (data.parameters !== void 0) {
        let data2 = data.parameters;
        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          if (data2.lifetimeMs === void 0) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/required", keyword: "required", params: { missingProperty: "lifetimeMs" }, message: "must have required property 'lifetimeMs'", schema: schema92.properties.parameters.required, parentSchema: schema92.properties.parameters, data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          for (let key0 in data2)
            if (key0 !== "lifetimeMs") {
              if (errors < 1e3) {
                let err3 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema92.properties.parameters, data: data2 };
                vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
              }
              errors++, reportable++;
            }
          data2.lifetimeMs !== void 0 && (validate184(data2.lifetimeMs, { instancePath: instancePath + "/parameters/lifetimeMs", parentData: data2, parentDataProperty: "lifetimeMs", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate184.errors), errors += validate184.errorCount, reportable += validate184.reportableCount));
        } else {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.properties.parameters.type, parentSchema: schema92.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate183.errors = vErrors, validate183.errorCount = errors, validate183.reportableCount = reportable, errors === 0;
  }
  validate183.evaluated = { props: { fault: !0, operation: !0, parameters: !0 }, dynamicProps: !1, dynamicItems: !1 };
  function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate112.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.parameters === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" }, message: "must have required property 'parameters'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.operation === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.where === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "where" }, message: "must have required property 'where'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.nth === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nth" }, message: "must have required property 'nth'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.every === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "every" }, message: "must have required property 'every'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.times === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" }, message: "must have required property 'times'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.probability === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "probability" }, message: "must have required property 'probability'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.from === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.until === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema42.required, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema42.properties, key0)) {
          if (errors < 1e3) {
            let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 == "string") {
          if (!pattern10.test(data0)) {
            if (errors < 1e3) {
              let err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^fault-\\d{1,15}$" }, message: 'must match pattern "^fault-\\d{1,15}$"', schema: "^fault-\\d{1,15}$", parentSchema: schema42.properties.id, data: data0 };
              vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.id.type, parentSchema: schema42.properties.id, data: data0 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
      if (data.fault !== void 0 && (validate113(data.fault, { instancePath: instancePath + "/fault", parentData: data, parentDataProperty: "fault", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate113.errors), errors += validate113.errorCount, reportable += validate113.reportableCount)), data.parameters !== void 0) {
        let data2 = data.parameters;
        if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/parameters", schemaPath: "#/properties/parameters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.properties.parameters.type, parentSchema: schema42.properties.parameters, data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.operation !== void 0) {
        let data3 = data.operation;
        if (typeof data3 != "string" && data3 !== null) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: schema42.properties.operation.type }, message: "must be string,null", schema: schema42.properties.operation.type, parentSchema: schema42.properties.operation, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
      }
      if (data.where !== void 0 && (validate115(data.where, { instancePath: instancePath + "/where", parentData: data, parentDataProperty: "where", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate115.errors), errors += validate115.errorCount, reportable += validate115.reportableCount)), data.nth !== void 0) {
        let data5 = data.nth;
        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: schema42.properties.nth.type }, message: "must be integer,null", schema: schema42.properties.nth.type, parentSchema: schema42.properties.nth, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.nth, data: data5 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      }
      if (data.every !== void 0) {
        let data6 = data.every;
        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: schema42.properties.every.type }, message: "must be integer,null", schema: schema42.properties.every.type, parentSchema: schema42.properties.every, data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.every, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      if (data.times !== void 0) {
        let data7 = data.times;
        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: schema42.properties.times.type }, message: "must be integer,null", schema: schema42.properties.times.type, parentSchema: schema42.properties.times, data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
        if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.times, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
      if (data.probability !== void 0) {
        let data8 = data.probability;
        if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: schema42.properties.probability.type }, message: "must be number,null", schema: schema42.properties.probability.type, parentSchema: schema42.properties.probability, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 1 || isNaN(data8)) {
            if (errors < 1e3) {
              let err23 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema42.properties.probability, data: data8 };
              vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
            }
            errors++, reportable++;
          }
          if (data8 < 0 || isNaN(data8)) {
            if (errors < 1e3) {
              let err24 = { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42.properties.probability, data: data8 };
              vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.from !== void 0) {
        let data9 = data.from;
        if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null) {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: schema42.properties.from.type }, message: "must be integer,null", schema: schema42.properties.from.type, parentSchema: schema42.properties.from, data: data9 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 > 9999999999999 || isNaN(data9)) {
            if (errors < 1e3) {
              let err26 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", schema: 9999999999999, parentSchema: schema42.properties.from, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
            }
            errors++, reportable++;
          }
          if (data9 < 1e12 || isNaN(data9)) {
            if (errors < 1e3) {
              let err27 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e12 }, message: "must be >= 1000000000000", schema: 1e12, parentSchema: schema42.properties.from, data: data9 };
              vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.until !== void 0) {
        let data10 = data.until;
        if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: schema42.properties.until.type }, message: "must be integer,null", schema: schema42.properties.until.type, parentSchema: schema42.properties.until, data: data10 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
        if (typeof data10 == "number" && isFinite(data10)) {
          if (data10 > 9999999999999 || isNaN(data10)) {
            if (errors < 1e3) {
              let err29 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", schema: 9999999999999, parentSchema: schema42.properties.until, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
            }
            errors++, reportable++;
          }
          if (data10 < 1e12 || isNaN(data10)) {
            if (errors < 1e3) {
              let err30 = { instancePath: instancePath + "/until", schemaPath: "#/properties/until/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e12 }, message: "must be >= 1000000000000", schema: 1e12, parentSchema: schema42.properties.until, data: data10 };
              vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
            }
            errors++, reportable++;
          }
        }
      }
      let tag0 = data.fault;
      if (typeof tag0 == "string")
        if (tag0 === "latency")
          validate117(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate117.errors), errors += validate117.errorCount, reportable += validate117.reportableCount);
        else if (tag0 === "status")
          validate128(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate128.errors), errors += validate128.errorCount, reportable += validate128.reportableCount);
        else if (tag0 === "empty-401")
          validate133(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate133.errors), errors += validate133.errorCount, reportable += validate133.reportableCount);
        else if (tag0 === "html-504")
          validate134(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate134.errors), errors += validate134.errorCount, reportable += validate134.reportableCount);
        else if (tag0 === "rate-limited")
          validate135(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate135.errors), errors += validate135.errorCount, reportable += validate135.reportableCount);
        else if (tag0 === "reset-before-reply")
          validate138(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate138.errors), errors += validate138.errorCount, reportable += validate138.reportableCount);
        else if (tag0 === "empty-reply")
          validate139(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate139.errors), errors += validate139.errorCount, reportable += validate139.reportableCount);
        else if (tag0 === "hang")
          validate140(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate140.errors), errors += validate140.errorCount, reportable += validate140.reportableCount);
        else if (tag0 === "lost-reply")
          validate141(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate141.errors), errors += validate141.errorCount, reportable += validate141.reportableCount);
        else if (tag0 === "late-reply")
          validate142(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate142.errors), errors += validate142.errorCount, reportable += validate142.reportableCount);
        else if (tag0 === "reply-then-rollback")
          validate144(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate144.errors), errors += validate144.errorCount, reportable += validate144.reportableCount);
        else if (tag0 === "double-commit")
          validate145(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate145.errors), errors += validate145.errorCount, reportable += validate145.reportableCount);
        else if (tag0 === "paid-while-canceling")
          validate146(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate146.errors), errors += validate146.errorCount, reportable += validate146.reportableCount);
        else if (tag0 === "otp-sent-but-500")
          validate147(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate147.errors), errors += validate147.errorCount, reportable += validate147.reportableCount);
        else if (tag0 === "callback-before-reply")
          validate148(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate148.errors), errors += validate148.errorCount, reportable += validate148.reportableCount);
        else if (tag0 === "missing-field")
          validate149(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate149.errors), errors += validate149.errorCount, reportable += validate149.reportableCount);
        else if (tag0 === "wrong-type")
          validate152(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate152.errors), errors += validate152.errorCount, reportable += validate152.reportableCount);
        else if (tag0 === "truncated-json")
          validate154(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate154.errors), errors += validate154.errorCount, reportable += validate154.reportableCount);
        else if (tag0 === "wrong-content-type")
          validate155(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate155.errors), errors += validate155.errorCount, reportable += validate155.reportableCount);
        else if (tag0 === "slow-body")
          validate158(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate158.errors), errors += validate158.errorCount, reportable += validate158.reportableCount);
        else if (tag0 === "reset-mid-reply")
          validate161(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate161.errors), errors += validate161.errorCount, reportable += validate161.reportableCount);
        else if (tag0 === "malformed-chunk")
          validate162(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate162.errors), errors += validate162.errorCount, reportable += validate162.reportableCount);
        else if (tag0 === "callback-dropped")
          validate163(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate163.errors), errors += validate163.errorCount, reportable += validate163.reportableCount);
        else if (tag0 === "callback-delayed")
          validate164(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate164.errors), errors += validate164.errorCount, reportable += validate164.reportableCount);
        else if (tag0 === "callback-doubled")
          validate166(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate166.errors), errors += validate166.errorCount, reportable += validate166.reportableCount);
        else if (tag0 === "callback-out-of-order")
          validate167(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate167.errors), errors += validate167.errorCount, reportable += validate167.reportableCount);
        else if (tag0 === "callback-wrong-amount")
          validate168(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate168.errors), errors += validate168.errorCount, reportable += validate168.reportableCount);
        else if (tag0 === "callback-forged")
          validate171(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate171.errors), errors += validate171.errorCount, reportable += validate171.reportableCount);
        else if (tag0 === "callback-after-cancel")
          validate172(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate172.errors), errors += validate172.errorCount, reportable += validate172.reportableCount);
        else if (tag0 === "charge-taken-callback-lost")
          validate173(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate173.errors), errors += validate173.errorCount, reportable += validate173.reportableCount);
        else if (tag0 === "declined-payment")
          validate174(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate174.errors), errors += validate174.errorCount, reportable += validate174.reportableCount);
        else if (tag0 === "refund-fails")
          validate178(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate178.errors), errors += validate178.errorCount, reportable += validate178.reportableCount);
        else if (tag0 === "otp-undelivered")
          validate179(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate179.errors), errors += validate179.errorCount, reportable += validate179.reportableCount);
        else if (tag0 === "charge-fails")
          validate180(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate180.errors), errors += validate180.errorCount, reportable += validate180.reportableCount);
        else if (tag0 === "token-ends-early")
          validate183(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate183.errors), errors += validate183.errorCount, reportable += validate183.reportableCount);
        else {
          if (errors < 1e3) {
            let err31 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "fault", tagValue: tag0 }, message: 'value of tag "fault" must be in oneOf', schema: schema42.discriminator, parentSchema: schema42, data };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
      else {
        if (errors < 1e3) {
          let err32 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "fault", tagValue: tag0 }, message: 'tag "fault" must be string', schema: schema42.discriminator, parentSchema: schema42, data };
          vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
      }
      errors++, reportable++;
    }
    return validate112.errors = vErrors, validate112.errorCount = errors, validate112.reportableCount = reportable, errors === 0;
  }
  validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.seed === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.settings === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.clock === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clock" }, message: "must have required property 'clock'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.merchants === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchants" }, message: "must have required property 'merchants'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.forkedFrom === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forkedFrom" }, message: "must have required property 'forkedFrom'", schema: schema21.required, parentSchema: schema21, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema21.properties, key0)) {
          if (errors < 1e3) {
            let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema21, data };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "sandbox-opened") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sandbox-opened" }, message: "must be equal to constant", schema: "sandbox-opened", parentSchema: schema21.properties.type, data: data0 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.name !== void 0 && (validate57(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate57.errors), errors += validate57.errorCount, reportable += validate57.reportableCount)), data.seed !== void 0 && (validate59(data.seed, { instancePath: instancePath + "/seed", parentData: data, parentDataProperty: "seed", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.settings !== void 0 && (validate61(data.settings, { instancePath: instancePath + "/settings", parentData: data, parentDataProperty: "settings", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate61.errors), errors += validate61.errorCount, reportable += validate61.reportableCount)), data.clock !== void 0 && (validate85(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount)), data.merchants !== void 0) {
        let data6 = data.merchants;
        if (!Array.isArray(data6) && data6 !== null) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/type", keyword: "type", params: { type: schema21.properties.merchants.type }, message: "must be array,null", schema: schema21.properties.merchants.type, parentSchema: schema21.properties.merchants, data: data6 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
        if (Array.isArray(data6)) {
          if (data6.length > 1e3) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema21.properties.merchants, data: data6 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
          let len0 = data6.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate92(data6[i0], { instancePath: instancePath + "/merchants/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate92.errors), errors += validate92.errorCount, reportable += validate92.reportableCount);
        }
      }
      if (data.forkedFrom !== void 0 && (validate96(data.forkedFrom, { instancePath: instancePath + "/forkedFrom", parentData: data, parentDataProperty: "forkedFrom", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.faults !== void 0) {
        let data9 = data.faults;
        if (Array.isArray(data9)) {
          if (data9.length > 1e3) {
            if (errors < 1e3) {
              let err12 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema21.properties.faults, data: data9 };
              vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
            }
            errors++, reportable++;
          }
          let len1 = data9.length;
          for (let i1 = 0; i1 < len1; i1++)
            validate112(data9[i1], { instancePath: instancePath + "/faults/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate112.errors), errors += validate112.errorCount, reportable += validate112.reportableCount);
        } else {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema21.properties.faults.type, parentSchema: schema21.properties.faults, data: data9 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
      }
      errors++, reportable++;
    }
    return validate54.errors = vErrors, validate54.errorCount = errors, validate54.reportableCount = reportable, errors === 0;
  }
  validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema94 = { required: ["type", "at", "change"], "x-unknown": "is no field of settings-changed", additionalProperties: !1, type: "object", properties: { type: { const: "settings-changed" }, at: { $ref: "#/$defs/EpochMs" }, change: { $ref: "#/$defs/SettingsChange" } } }, schema95 = { required: [], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { description: { $ref: "#/$defs/SettingsPatch/properties/description" }, strict: { $ref: "#/$defs/SettingsPatch/properties/strict" }, allowPrefer: { $ref: "#/$defs/SettingsPatch/properties/allowPrefer" }, secretKey: { $ref: "#/$defs/SettingsPatch/properties/secretKey" }, callbackSecret: { $ref: "#/$defs/SettingsPatch/properties/callbackSecret" }, webUrlAgreement: { $ref: "#/$defs/SettingsPatch/properties/webUrlAgreement" }, webhook: { $ref: "#/$defs/SettingsPatch/properties/webhook" }, rates: { $ref: "#/$defs/SettingsView/properties/rates" }, assumptions: { $ref: "#/$defs/AssumptionOptions" } } }, schema96 = { type: "object", properties: { "order-status-case": { type: "string", enum: ["mixed", "upper", "title"] }, "cancel-success-type": { type: "string", enum: ["string", "boolean"] }, "callback-channel": { type: "string", enum: ["auto", "gateway", "both"] }, "callback-method": { type: "string", enum: ["get", "post"] }, "callback-params": { type: "string", enum: ["camel", "pascal", "both"] }, "callback-retry": { type: "string", enum: ["growing", "fixed", "none"] }, "callback-signature": { type: "string", enum: ["none", "hmac-sha256"] }, "webhook-version": { type: "string", enum: ["v1", "v2"] }, "expiry-notifies": { type: "string", enum: ["yes", "no"] }, "duplicate-order-number": { type: "string", enum: ["accept", "reject"] }, "payment-receipt": { type: "string", enum: ["object", "null"] }, tabby: { type: "string", enum: ["accept", "reject"] }, "payment-errors-shape": { type: "string", enum: ["string", "array"] }, "register-failure-status": { type: "string", enum: ["400", "200"] }, "validation-errors-shape": { type: "string", enum: ["objects", "strings", "map"] }, "auth-failure": { type: "string", enum: ["401", "403", "401-empty"] }, "total-mismatch": { type: "string", enum: ["reject", "accept"] }, "otp-code": { type: "string", enum: ["fixed", "generated"] }, "otp-lifetime": { type: "string", enum: ["PT5M", "PT1M", "PT10M"] }, "creation-date-unit": { type: "string", enum: ["milliseconds", "seconds"] }, "invoice-url-host": { anyOf: [{ type: "string", enum: ["own"] }, { type: "string", format: "uri", pattern: "^https?://[^/]", "x-prefix": "http" }], "x-expected": "own or an http URL" }, "foreign-minimum": { type: "string", enum: ["converted", "as-is"] }, "first-charge": { type: "string", enum: ["on-payment-page", "at-registration"] } }, additionalProperties: !1, "x-unknown": "is no assumption" };
  function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate233.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!func1.call(schema96.properties, key0)) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema96, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      if (data["order-status-case"] !== void 0) {
        let data0 = data["order-status-case"];
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["order-status-case"].type, parentSchema: schema96.properties["order-status-case"], data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
        if (!(data0 === "mixed" || data0 === "upper" || data0 === "title")) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/order-status-case", schemaPath: "#/properties/order-status-case/enum", keyword: "enum", params: { allowedValues: schema96.properties["order-status-case"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["order-status-case"].enum, parentSchema: schema96.properties["order-status-case"], data: data0 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      if (data["cancel-success-type"] !== void 0) {
        let data1 = data["cancel-success-type"];
        if (typeof data1 != "string") {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["cancel-success-type"].type, parentSchema: schema96.properties["cancel-success-type"], data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
        if (!(data1 === "string" || data1 === "boolean")) {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/cancel-success-type", schemaPath: "#/properties/cancel-success-type/enum", keyword: "enum", params: { allowedValues: schema96.properties["cancel-success-type"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["cancel-success-type"].enum, parentSchema: schema96.properties["cancel-success-type"], data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-channel"] !== void 0) {
        let data2 = data["callback-channel"];
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["callback-channel"].type, parentSchema: schema96.properties["callback-channel"], data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (!(data2 === "auto" || data2 === "gateway" || data2 === "both")) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/callback-channel", schemaPath: "#/properties/callback-channel/enum", keyword: "enum", params: { allowedValues: schema96.properties["callback-channel"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["callback-channel"].enum, parentSchema: schema96.properties["callback-channel"], data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-method"] !== void 0) {
        let data3 = data["callback-method"];
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["callback-method"].type, parentSchema: schema96.properties["callback-method"], data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (!(data3 === "get" || data3 === "post")) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/callback-method", schemaPath: "#/properties/callback-method/enum", keyword: "enum", params: { allowedValues: schema96.properties["callback-method"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["callback-method"].enum, parentSchema: schema96.properties["callback-method"], data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-params"] !== void 0) {
        let data4 = data["callback-params"];
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["callback-params"].type, parentSchema: schema96.properties["callback-params"], data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (!(data4 === "camel" || data4 === "pascal" || data4 === "both")) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/callback-params", schemaPath: "#/properties/callback-params/enum", keyword: "enum", params: { allowedValues: schema96.properties["callback-params"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["callback-params"].enum, parentSchema: schema96.properties["callback-params"], data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-retry"] !== void 0) {
        let data5 = data["callback-retry"];
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["callback-retry"].type, parentSchema: schema96.properties["callback-retry"], data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
        if (!(data5 === "growing" || data5 === "fixed" || data5 === "none")) {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/callback-retry", schemaPath: "#/properties/callback-retry/enum", keyword: "enum", params: { allowedValues: schema96.properties["callback-retry"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["callback-retry"].enum, parentSchema: schema96.properties["callback-retry"], data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data["callback-signature"] !== void 0) {
        let data6 = data["callback-signature"];
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["callback-signature"].type, parentSchema: schema96.properties["callback-signature"], data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (!(data6 === "none" || data6 === "hmac-sha256")) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/callback-signature", schemaPath: "#/properties/callback-signature/enum", keyword: "enum", params: { allowedValues: schema96.properties["callback-signature"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["callback-signature"].enum, parentSchema: schema96.properties["callback-signature"], data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data["webhook-version"] !== void 0) {
        let data7 = data["webhook-version"];
        if (typeof data7 != "string") {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["webhook-version"].type, parentSchema: schema96.properties["webhook-version"], data: data7 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (!(data7 === "v1" || data7 === "v2")) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/webhook-version", schemaPath: "#/properties/webhook-version/enum", keyword: "enum", params: { allowedValues: schema96.properties["webhook-version"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["webhook-version"].enum, parentSchema: schema96.properties["webhook-version"], data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data["expiry-notifies"] !== void 0) {
        let data8 = data["expiry-notifies"];
        if (typeof data8 != "string") {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["expiry-notifies"].type, parentSchema: schema96.properties["expiry-notifies"], data: data8 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
        if (!(data8 === "yes" || data8 === "no")) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/expiry-notifies", schemaPath: "#/properties/expiry-notifies/enum", keyword: "enum", params: { allowedValues: schema96.properties["expiry-notifies"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["expiry-notifies"].enum, parentSchema: schema96.properties["expiry-notifies"], data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data["duplicate-order-number"] !== void 0) {
        let data9 = data["duplicate-order-number"];
        if (typeof data9 != "string") {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["duplicate-order-number"].type, parentSchema: schema96.properties["duplicate-order-number"], data: data9 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
        if (!(data9 === "accept" || data9 === "reject")) {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/duplicate-order-number", schemaPath: "#/properties/duplicate-order-number/enum", keyword: "enum", params: { allowedValues: schema96.properties["duplicate-order-number"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["duplicate-order-number"].enum, parentSchema: schema96.properties["duplicate-order-number"], data: data9 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data["payment-receipt"] !== void 0) {
        let data10 = data["payment-receipt"];
        if (typeof data10 != "string") {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["payment-receipt"].type, parentSchema: schema96.properties["payment-receipt"], data: data10 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
        if (!(data10 === "object" || data10 === "null")) {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/payment-receipt", schemaPath: "#/properties/payment-receipt/enum", keyword: "enum", params: { allowedValues: schema96.properties["payment-receipt"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["payment-receipt"].enum, parentSchema: schema96.properties["payment-receipt"], data: data10 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
      }
      if (data.tabby !== void 0) {
        let data11 = data.tabby;
        if (typeof data11 != "string") {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.tabby.type, parentSchema: schema96.properties.tabby, data: data11 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
        if (!(data11 === "accept" || data11 === "reject")) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/tabby", schemaPath: "#/properties/tabby/enum", keyword: "enum", params: { allowedValues: schema96.properties.tabby.enum }, message: "must be equal to one of the allowed values", schema: schema96.properties.tabby.enum, parentSchema: schema96.properties.tabby, data: data11 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
      }
      if (data["payment-errors-shape"] !== void 0) {
        let data12 = data["payment-errors-shape"];
        if (typeof data12 != "string") {
          if (errors < 1e3) {
            let err25 = { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["payment-errors-shape"].type, parentSchema: schema96.properties["payment-errors-shape"], data: data12 };
            vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
          }
          errors++, reportable++;
        }
        if (!(data12 === "string" || data12 === "array")) {
          if (errors < 1e3) {
            let err26 = { instancePath: instancePath + "/payment-errors-shape", schemaPath: "#/properties/payment-errors-shape/enum", keyword: "enum", params: { allowedValues: schema96.properties["payment-errors-shape"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["payment-errors-shape"].enum, parentSchema: schema96.properties["payment-errors-shape"], data: data12 };
            vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
          }
          errors++, reportable++;
        }
      }
      if (data["register-failure-status"] !== void 0) {
        let data13 = data["register-failure-status"];
        if (typeof data13 != "string") {
          if (errors < 1e3) {
            let err27 = { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["register-failure-status"].type, parentSchema: schema96.properties["register-failure-status"], data: data13 };
            vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
          }
          errors++, reportable++;
        }
        if (!(data13 === "400" || data13 === "200")) {
          if (errors < 1e3) {
            let err28 = { instancePath: instancePath + "/register-failure-status", schemaPath: "#/properties/register-failure-status/enum", keyword: "enum", params: { allowedValues: schema96.properties["register-failure-status"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["register-failure-status"].enum, parentSchema: schema96.properties["register-failure-status"], data: data13 };
            vErrors === null ? vErrors = [err28] : vErrors[errors] = err28;
          }
          errors++, reportable++;
        }
      }
      if (data["validation-errors-shape"] !== void 0) {
        let data14 = data["validation-errors-shape"];
        if (typeof data14 != "string") {
          if (errors < 1e3) {
            let err29 = { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["validation-errors-shape"].type, parentSchema: schema96.properties["validation-errors-shape"], data: data14 };
            vErrors === null ? vErrors = [err29] : vErrors[errors] = err29;
          }
          errors++, reportable++;
        }
        if (!(data14 === "objects" || data14 === "strings" || data14 === "map")) {
          if (errors < 1e3) {
            let err30 = { instancePath: instancePath + "/validation-errors-shape", schemaPath: "#/properties/validation-errors-shape/enum", keyword: "enum", params: { allowedValues: schema96.properties["validation-errors-shape"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["validation-errors-shape"].enum, parentSchema: schema96.properties["validation-errors-shape"], data: data14 };
            vErrors === null ? vErrors = [err30] : vErrors[errors] = err30;
          }
          errors++, reportable++;
        }
      }
      if (data["auth-failure"] !== void 0) {
        let data15 = data["auth-failure"];
        if (typeof data15 != "string") {
          if (errors < 1e3) {
            let err31 = { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["auth-failure"].type, parentSchema: schema96.properties["auth-failure"], data: data15 };
            vErrors === null ? vErrors = [err31] : vErrors[errors] = err31;
          }
          errors++, reportable++;
        }
        if (!(data15 === "401" || data15 === "403" || data15 === "401-empty")) {
          if (errors < 1e3) {
            let err32 = { instancePath: instancePath + "/auth-failure", schemaPath: "#/properties/auth-failure/enum", keyword: "enum", params: { allowedValues: schema96.properties["auth-failure"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["auth-failure"].enum, parentSchema: schema96.properties["auth-failure"], data: data15 };
            vErrors === null ? vErrors = [err32] : vErrors[errors] = err32;
          }
          errors++, reportable++;
        }
      }
      if (data["total-mismatch"] !== void 0) {
        let data16 = data["total-mismatch"];
        if (typeof data16 != "string") {
          if (errors < 1e3) {
            let err33 = { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["total-mismatch"].type, parentSchema: schema96.properties["total-mismatch"], data: data16 };
            vErrors === null ? vErrors = [err33] : vErrors[errors] = err33;
          }
          errors++, reportable++;
        }
        if (!(data16 === "reject" || data16 === "accept")) {
          if (errors < 1e3) {
            let err34 = { instancePath: instancePath + "/total-mismatch", schemaPath: "#/properties/total-mismatch/enum", keyword: "enum", params: { allowedValues: schema96.properties["total-mismatch"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["total-mismatch"].enum, parentSchema: schema96.properties["total-mismatch"], data: data16 };
            vErrors === null ? vErrors = [err34] : vErrors[errors] = err34;
          }
          errors++, reportable++;
        }
      }
      if (data["otp-code"] !== void 0) {
        let data17 = data["otp-code"];
        if (typeof data17 != "string") {
          if (errors < 1e3) {
            let err35 = { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["otp-code"].type, parentSchema: schema96.properties["otp-code"], data: data17 };
            vErrors === null ? vErrors = [err35] : vErrors[errors] = err35;
          }
          errors++, reportable++;
        }
        if (!(data17 === "fixed" || data17 === "generated")) {
          if (errors < 1e3) {
            let err36 = { instancePath: instancePath + "/otp-code", schemaPath: "#/properties/otp-code/enum", keyword: "enum", params: { allowedValues: schema96.properties["otp-code"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["otp-code"].enum, parentSchema: schema96.properties["otp-code"], data: data17 };
            vErrors === null ? vErrors = [err36] : vErrors[errors] = err36;
          }
          errors++, reportable++;
        }
      }
      if (data["otp-lifetime"] !== void 0) {
        let data18 = data["otp-lifetime"];
        if (typeof data18 != "string") {
          if (errors < 1e3) {
            let err37 = { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["otp-lifetime"].type, parentSchema: schema96.properties["otp-lifetime"], data: data18 };
            vErrors === null ? vErrors = [err37] : vErrors[errors] = err37;
          }
          errors++, reportable++;
        }
        if (!(data18 === "PT5M" || data18 === "PT1M" || data18 === "PT10M")) {
          if (errors < 1e3) {
            let err38 = { instancePath: instancePath + "/otp-lifetime", schemaPath: "#/properties/otp-lifetime/enum", keyword: "enum", params: { allowedValues: schema96.properties["otp-lifetime"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["otp-lifetime"].enum, parentSchema: schema96.properties["otp-lifetime"], data: data18 };
            vErrors === null ? vErrors = [err38] : vErrors[errors] = err38;
          }
          errors++, reportable++;
        }
      }
      if (data["creation-date-unit"] !== void 0) {
        let data19 = data["creation-date-unit"];
        if (typeof data19 != "string") {
          if (errors < 1e3) {
            let err39 = { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["creation-date-unit"].type, parentSchema: schema96.properties["creation-date-unit"], data: data19 };
            vErrors === null ? vErrors = [err39] : vErrors[errors] = err39;
          }
          errors++, reportable++;
        }
        if (!(data19 === "milliseconds" || data19 === "seconds")) {
          if (errors < 1e3) {
            let err40 = { instancePath: instancePath + "/creation-date-unit", schemaPath: "#/properties/creation-date-unit/enum", keyword: "enum", params: { allowedValues: schema96.properties["creation-date-unit"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["creation-date-unit"].enum, parentSchema: schema96.properties["creation-date-unit"], data: data19 };
            vErrors === null ? vErrors = [err40] : vErrors[errors] = err40;
          }
          errors++, reportable++;
        }
      }
      if (data["invoice-url-host"] !== void 0) {
        let data20 = data["invoice-url-host"], _errs43 = errors, _reportable43 = reportable, valid1 = !1, _errs44 = errors, _reportable44 = reportable;
        if (typeof data20 != "string") {
          if (errors < 1e3) {
            let err41 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["invoice-url-host"].anyOf[0].type, parentSchema: schema96.properties["invoice-url-host"].anyOf[0], data: data20 };
            vErrors === null ? vErrors = [err41] : vErrors[errors] = err41;
          }
          errors++;
        }
        if (data20 !== "own") {
          if (errors < 1e3) {
            let err42 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema96.properties["invoice-url-host"].anyOf[0].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["invoice-url-host"].anyOf[0].enum, parentSchema: schema96.properties["invoice-url-host"].anyOf[0], data: data20 };
            vErrors === null ? vErrors = [err42] : vErrors[errors] = err42;
          }
          errors++;
        }
        var _valid0 = _errs44 === errors;
        valid1 = valid1 || _valid0;
        let _errs46 = errors, _reportable46 = reportable;
        if (typeof data20 == "string") {
          if (!pattern8.test(data20)) {
            if (errors < 1e3) {
              let err43 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^https?://[^/]" }, message: 'must match pattern "^https?://[^/]"', schema: "^https?://[^/]", parentSchema: schema96.properties["invoice-url-host"].anyOf[1], data: data20 };
              vErrors === null ? vErrors = [err43] : vErrors[errors] = err43;
            }
            errors++;
          }
          if (!formats0(data20)) {
            if (errors < 1e3) {
              let err44 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema96.properties["invoice-url-host"].anyOf[1], data: data20 };
              vErrors === null ? vErrors = [err44] : vErrors[errors] = err44;
            }
            errors++;
          }
        } else {
          if (errors < 1e3) {
            let err45 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["invoice-url-host"].anyOf[1].type, parentSchema: schema96.properties["invoice-url-host"].anyOf[1], data: data20 };
            vErrors === null ? vErrors = [err45] : vErrors[errors] = err45;
          }
          errors++;
        }
        var _valid0 = _errs46 === errors;
        if (valid1 = valid1 || _valid0, valid1)
          errors = _errs43, reportable = _reportable43, vErrors !== null && (_errs43 ? vErrors.length = Math.min(_errs43, 1e3) : vErrors = null);
        else {
          if (errors < 1e3) {
            let err46 = { instancePath: instancePath + "/invoice-url-host", schemaPath: "#/properties/invoice-url-host/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema96.properties["invoice-url-host"].anyOf, parentSchema: schema96.properties["invoice-url-host"], data: data20 };
            vErrors === null ? vErrors = [err46] : vErrors[errors] = err46;
          }
          errors++, reportable++;
        }
      }
      if (data["foreign-minimum"] !== void 0) {
        let data21 = data["foreign-minimum"];
        if (typeof data21 != "string") {
          if (errors < 1e3) {
            let err47 = { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["foreign-minimum"].type, parentSchema: schema96.properties["foreign-minimum"], data: data21 };
            vErrors === null ? vErrors = [err47] : vErrors[errors] = err47;
          }
          errors++, reportable++;
        }
        if (!(data21 === "converted" || data21 === "as-is")) {
          if (errors < 1e3) {
            let err48 = { instancePath: instancePath + "/foreign-minimum", schemaPath: "#/properties/foreign-minimum/enum", keyword: "enum", params: { allowedValues: schema96.properties["foreign-minimum"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["foreign-minimum"].enum, parentSchema: schema96.properties["foreign-minimum"], data: data21 };
            vErrors === null ? vErrors = [err48] : vErrors[errors] = err48;
          }
          errors++, reportable++;
        }
      }
      if (data["first-charge"] !== void 0) {
        let data22 = data["first-charge"];
        if (typeof data22 != "string") {
          if (errors < 1e3) {
            let err49 = { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties["first-charge"].type, parentSchema: schema96.properties["first-charge"], data: data22 };
            vErrors === null ? vErrors = [err49] : vErrors[errors] = err49;
          }
          errors++, reportable++;
        }
        if (!(data22 === "on-payment-page" || data22 === "at-registration")) {
          if (errors < 1e3) {
            let err50 = { instancePath: instancePath + "/first-charge", schemaPath: "#/properties/first-charge/enum", keyword: "enum", params: { allowedValues: schema96.properties["first-charge"].enum }, message: "must be equal to one of the allowed values", schema: schema96.properties["first-charge"].enum, parentSchema: schema96.properties["first-charge"], data: data22 };
            vErrors === null ? vErrors = [err50] : vErrors[errors] = err50;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
        vErrors === null ? vErrors = [err51] : vErrors[errors] = err51;
      }
      errors++, reportable++;
    }
    return validate233.errors = vErrors, validate233.errorCount = errors, validate233.reportableCount = reportable, errors === 0;
  }
  validate233.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate224.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!func1.call(schema95.properties, key0)) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema95, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      data.description !== void 0 && (validate62(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate62.errors), errors += validate62.errorCount, reportable += validate62.reportableCount)), data.strict !== void 0 && (validate64(data.strict, { instancePath: instancePath + "/strict", parentData: data, parentDataProperty: "strict", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate64.errors), errors += validate64.errorCount, reportable += validate64.reportableCount)), data.allowPrefer !== void 0 && (validate66(data.allowPrefer, { instancePath: instancePath + "/allowPrefer", parentData: data, parentDataProperty: "allowPrefer", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate66.errors), errors += validate66.errorCount, reportable += validate66.reportableCount)), data.secretKey !== void 0 && (validate68(data.secretKey, { instancePath: instancePath + "/secretKey", parentData: data, parentDataProperty: "secretKey", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate68.errors), errors += validate68.errorCount, reportable += validate68.reportableCount)), data.callbackSecret !== void 0 && (validate70(data.callbackSecret, { instancePath: instancePath + "/callbackSecret", parentData: data, parentDataProperty: "callbackSecret", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate70.errors), errors += validate70.errorCount, reportable += validate70.reportableCount)), data.webUrlAgreement !== void 0 && (validate72(data.webUrlAgreement, { instancePath: instancePath + "/webUrlAgreement", parentData: data, parentDataProperty: "webUrlAgreement", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate72.errors), errors += validate72.errorCount, reportable += validate72.reportableCount)), data.webhook !== void 0 && (validate74(data.webhook, { instancePath: instancePath + "/webhook", parentData: data, parentDataProperty: "webhook", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate74.errors), errors += validate74.errorCount, reportable += validate74.reportableCount)), data.rates !== void 0 && (validate76(data.rates, { instancePath: instancePath + "/rates", parentData: data, parentDataProperty: "rates", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate76.errors), errors += validate76.errorCount, reportable += validate76.reportableCount)), data.assumptions !== void 0 && (validate233(data.assumptions, { instancePath: instancePath + "/assumptions", parentData: data, parentDataProperty: "assumptions", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate233.errors), errors += validate233.errorCount, reportable += validate233.reportableCount));
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate224.errors = vErrors, validate224.errorCount = errors, validate224.reportableCount = reportable, errors === 0;
  }
  validate224.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate222.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema94.required, parentSchema: schema94, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema94.required, parentSchema: schema94, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.change === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'", schema: schema94.required, parentSchema: schema94, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "change")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema94, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "settings-changed") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "settings-changed" }, message: "must be equal to constant", schema: "settings-changed", parentSchema: schema94.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.change !== void 0 && (validate224(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate224.errors), errors += validate224.errorCount, reportable += validate224.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate222.errors = vErrors, validate222.errorCount = errors, validate222.reportableCount = reportable, errors === 0;
  }
  validate222.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema97 = { required: ["type", "at", "clock"], "x-unknown": "is no field of clock-set", additionalProperties: !1, type: "object", properties: { type: { const: "clock-set" }, at: { $ref: "#/$defs/EpochMs" }, clock: { $ref: "#/$defs/ClockState" }, silent: { const: !0 } } };
  function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate236.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema97.required, parentSchema: schema97, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema97.required, parentSchema: schema97, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.clock === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clock" }, message: "must have required property 'clock'", schema: schema97.required, parentSchema: schema97, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "clock" || key0 === "silent")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema97, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "clock-set") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "clock-set" }, message: "must be equal to constant", schema: "clock-set", parentSchema: schema97.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.clock !== void 0 && (validate85(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate85.errors), errors += validate85.errorCount, reportable += validate85.reportableCount)), data.silent !== void 0) {
        let data3 = data.silent;
        if (data3 !== !0) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/silent", schemaPath: "#/properties/silent/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema97.properties.silent, data: data3 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema97.type, parentSchema: schema97, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate236.errors = vErrors, validate236.errorCount = errors, validate236.reportableCount = reportable, errors === 0;
  }
  validate236.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema98 = { required: ["type", "at", "name"], "x-unknown": "is no field of label-added", additionalProperties: !1, type: "object", properties: { type: { const: "label-added" }, at: { $ref: "#/$defs/EpochMs" }, name: { type: "string", pattern: "^[A-Za-z][\\w.-]{0,63}$", "x-expected": "a label, which begins with a letter and has letters, digits and . _ -" } } }, pattern16 = new RegExp("^[A-Za-z][\\w.-]{0,63}$", "u");
  function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate239.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema98.required, parentSchema: schema98, data };
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
      if (data.name === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema98.required, parentSchema: schema98, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "name")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema98, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "label-added") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "label-added" }, message: "must be equal to constant", schema: "label-added", parentSchema: schema98.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.name !== void 0) {
        let data2 = data.name;
        if (typeof data2 == "string") {
          if (!pattern16.test(data2)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][\\w.-]{0,63}$" }, message: 'must match pattern "^[A-Za-z][\\w.-]{0,63}$"', schema: "^[A-Za-z][\\w.-]{0,63}$", parentSchema: schema98.properties.name, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.name.type, parentSchema: schema98.properties.name, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate239.errors = vErrors, validate239.errorCount = errors, validate239.reportableCount = reportable, errors === 0;
  }
  validate239.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema99 = { required: ["type", "at", "merchants"], "x-unknown": "is no field of merchants-seeded", additionalProperties: !1, type: "object", properties: { type: { const: "merchants-seeded" }, at: { $ref: "#/$defs/EpochMs" }, merchants: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/LoggedMerchant" } } } }, schema100 = { required: ["id", "merchantId", "shopName", "phone", "licenseType", "licenseNumber", "licenseName", "civilId", "email", "storeUsername", "partnerProfileNo", "partnerLicenseName", "feesPaidBy", "madaFeesPercentage", "profileReference", "since", "status"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { id: { $ref: "#/$defs/Count" }, merchantId: { $ref: "#/$defs/Count" }, shopName: { $ref: "#/$defs/NullableText" }, phone: { $ref: "#/$defs/Text" }, licenseType: { $ref: "#/$defs/Text" }, licenseNumber: { $ref: "#/$defs/Text" }, licenseName: { $ref: "#/$defs/Text" }, civilId: { $ref: "#/$defs/Text" }, email: { $ref: "#/$defs/Text" }, storeUsername: { $ref: "#/$defs/NullableText" }, partnerProfileNo: { $ref: "#/$defs/Text" }, partnerLicenseName: { $ref: "#/$defs/Text" }, feesPaidBy: { $ref: "#/$defs/Text" }, madaFeesPercentage: { type: "number", minimum: 0, maximum: 100 }, profileReference: { $ref: "#/$defs/Text" }, since: { type: "integer", minimum: -9999999999999, maximum: 9999999999999 }, status: { $ref: "#/$defs/Text" } } };
  function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate243.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.merchantId === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchantId" }, message: "must have required property 'merchantId'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.shopName === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shopName" }, message: "must have required property 'shopName'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.phone === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.licenseType === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "licenseType" }, message: "must have required property 'licenseType'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.licenseNumber === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "licenseNumber" }, message: "must have required property 'licenseNumber'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.licenseName === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "licenseName" }, message: "must have required property 'licenseName'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.civilId === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "civilId" }, message: "must have required property 'civilId'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.email === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.storeUsername === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "storeUsername" }, message: "must have required property 'storeUsername'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.partnerProfileNo === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerProfileNo" }, message: "must have required property 'partnerProfileNo'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.partnerLicenseName === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partnerLicenseName" }, message: "must have required property 'partnerLicenseName'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.feesPaidBy === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "feesPaidBy" }, message: "must have required property 'feesPaidBy'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.madaFeesPercentage === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "madaFeesPercentage" }, message: "must have required property 'madaFeesPercentage'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.profileReference === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "profileReference" }, message: "must have required property 'profileReference'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.since === void 0) {
        if (errors < 1e3) {
          let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema100.required, parentSchema: schema100, data };
          vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema100.properties, key0)) {
          if (errors < 1e3) {
            let err17 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100, data };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
      if (data.id !== void 0 && (validate93(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.merchantId !== void 0 && (validate93(data.merchantId, { instancePath: instancePath + "/merchantId", parentData: data, parentDataProperty: "merchantId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.shopName !== void 0 && (validate96(data.shopName, { instancePath: instancePath + "/shopName", parentData: data, parentDataProperty: "shopName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.phone !== void 0 && (validate59(data.phone, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.licenseType !== void 0 && (validate59(data.licenseType, { instancePath: instancePath + "/licenseType", parentData: data, parentDataProperty: "licenseType", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.licenseNumber !== void 0 && (validate59(data.licenseNumber, { instancePath: instancePath + "/licenseNumber", parentData: data, parentDataProperty: "licenseNumber", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.licenseName !== void 0 && (validate59(data.licenseName, { instancePath: instancePath + "/licenseName", parentData: data, parentDataProperty: "licenseName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.civilId !== void 0 && (validate59(data.civilId, { instancePath: instancePath + "/civilId", parentData: data, parentDataProperty: "civilId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.email !== void 0 && (validate59(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.storeUsername !== void 0 && (validate96(data.storeUsername, { instancePath: instancePath + "/storeUsername", parentData: data, parentDataProperty: "storeUsername", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.partnerProfileNo !== void 0 && (validate59(data.partnerProfileNo, { instancePath: instancePath + "/partnerProfileNo", parentData: data, parentDataProperty: "partnerProfileNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.partnerLicenseName !== void 0 && (validate59(data.partnerLicenseName, { instancePath: instancePath + "/partnerLicenseName", parentData: data, parentDataProperty: "partnerLicenseName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.feesPaidBy !== void 0 && (validate59(data.feesPaidBy, { instancePath: instancePath + "/feesPaidBy", parentData: data, parentDataProperty: "feesPaidBy", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.madaFeesPercentage !== void 0) {
        let data13 = data.madaFeesPercentage;
        if (typeof data13 == "number" && isFinite(data13)) {
          if (data13 > 100 || isNaN(data13)) {
            if (errors < 1e3) {
              let err18 = { instancePath: instancePath + "/madaFeesPercentage", schemaPath: "#/properties/madaFeesPercentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema100.properties.madaFeesPercentage, data: data13 };
              vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
            }
            errors++, reportable++;
          }
          if (data13 < 0 || isNaN(data13)) {
            if (errors < 1e3) {
              let err19 = { instancePath: instancePath + "/madaFeesPercentage", schemaPath: "#/properties/madaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema100.properties.madaFeesPercentage, data: data13 };
              vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err20 = { instancePath: instancePath + "/madaFeesPercentage", schemaPath: "#/properties/madaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema100.properties.madaFeesPercentage.type, parentSchema: schema100.properties.madaFeesPercentage, data: data13 };
            vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
          }
          errors++, reportable++;
        }
      }
      if (data.profileReference !== void 0 && (validate59(data.profileReference, { instancePath: instancePath + "/profileReference", parentData: data, parentDataProperty: "profileReference", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.since !== void 0) {
        let data15 = data.since;
        if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema100.properties.since.type, parentSchema: schema100.properties.since, data: data15 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
        if (typeof data15 == "number" && isFinite(data15)) {
          if (data15 > 9999999999999 || isNaN(data15)) {
            if (errors < 1e3) {
              let err22 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", schema: 9999999999999, parentSchema: schema100.properties.since, data: data15 };
              vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
            }
            errors++, reportable++;
          }
          if (data15 < -9999999999999 || isNaN(data15)) {
            if (errors < 1e3) {
              let err23 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9999999999999 }, message: "must be >= -9999999999999", schema: -9999999999999, parentSchema: schema100.properties.since, data: data15 };
              vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
            }
            errors++, reportable++;
          }
        }
      }
      data.status !== void 0 && (validate59(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
      }
      errors++, reportable++;
    }
    return validate243.errors = vErrors, validate243.errorCount = errors, validate243.reportableCount = reportable, errors === 0;
  }
  validate243.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate241.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema99.required, parentSchema: schema99, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema99.required, parentSchema: schema99, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.merchants === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchants" }, message: "must have required property 'merchants'", schema: schema99.required, parentSchema: schema99, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "merchants")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema99, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "merchants-seeded") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "merchants-seeded" }, message: "must be equal to constant", schema: "merchants-seeded", parentSchema: schema99.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.merchants !== void 0) {
        let data2 = data.merchants;
        if (Array.isArray(data2)) {
          if (data2.length > 1e3) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema99.properties.merchants, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate243(data2[i0], { instancePath: instancePath + "/merchants/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate243.errors), errors += validate243.errorCount, reportable += validate243.reportableCount);
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema99.properties.merchants.type, parentSchema: schema99.properties.merchants, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema99.type, parentSchema: schema99, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate241.errors = vErrors, validate241.errorCount = errors, validate241.reportableCount = reportable, errors === 0;
  }
  validate241.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema101 = { required: ["type", "at", "role", "subject", "expiresAt"], "x-unknown": "is no field of token-issued", additionalProperties: !1, type: "object", properties: { type: { const: "token-issued" }, at: { $ref: "#/$defs/EpochMs" }, role: { type: "string", enum: ["merchant", "partner"] }, subject: { $ref: "#/$defs/Text" }, expiresAt: { $ref: "#/$defs/LaterEpochMs" } } }, schema102 = { type: "integer", minimum: 1e12, maximum: 10002147483646, "x-expected": "an instant in milliseconds, 1000000000000 (2001-09-09T01:46:40.000Z) to 10002147483646" };
  function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate263.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.type, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 10002147483646 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10002147483646 }, message: "must be <= 10002147483646", schema: 10002147483646, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 1e12 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e12 }, message: "must be >= 1000000000000", schema: 1e12, parentSchema: schema102, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate263.errors = vErrors, validate263.errorCount = errors, validate263.reportableCount = reportable, errors === 0;
  }
  validate263.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate260.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema101.required, parentSchema: schema101, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema101.required, parentSchema: schema101, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.role === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema101.required, parentSchema: schema101, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.subject === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema101.required, parentSchema: schema101, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.expiresAt === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'", schema: schema101.required, parentSchema: schema101, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "role" || key0 === "subject" || key0 === "expiresAt")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema101, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "token-issued") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "token-issued" }, message: "must be equal to constant", schema: "token-issued", parentSchema: schema101.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.role !== void 0) {
        let data2 = data.role;
        if (typeof data2 != "string") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.properties.role.type, parentSchema: schema101.properties.role, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (!(data2 === "merchant" || data2 === "partner")) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema101.properties.role.enum }, message: "must be equal to one of the allowed values", schema: schema101.properties.role.enum, parentSchema: schema101.properties.role, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      data.subject !== void 0 && (validate59(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.expiresAt !== void 0 && (validate263(data.expiresAt, { instancePath: instancePath + "/expiresAt", parentData: data, parentDataProperty: "expiresAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate263.errors), errors += validate263.errorCount, reportable += validate263.reportableCount));
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema101.type, parentSchema: schema101, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate260.errors = vErrors, validate260.errorCount = errors, validate260.reportableCount = reportable, errors === 0;
  }
  validate260.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema103 = { required: ["type", "at", "transactionNo", "order", "rate"], "x-unknown": "is no field of invoice-created", additionalProperties: !1, type: "object", properties: { type: { const: "invoice-created" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, order: { $ref: "#/$defs/Order" }, rate: { type: ["number", "null"], exclusiveMinimum: 0, maximum: 1e6 } } }, schema104 = { type: "string", pattern: "^\\d{13}$", "x-expected": "a transaction number of 13 digits" }, pattern17 = new RegExp("^\\d{13}$", "u");
  function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate267.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern17.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{13}$" }, message: 'must match pattern "^\\d{13}$"', schema: "^\\d{13}$", parentSchema: schema104, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.type, parentSchema: schema104, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate267.errors = vErrors, validate267.errorCount = errors, validate267.reportableCount = reportable, errors === 0;
  }
  validate267.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema105 = { required: ["orderNumber", "amount", "currency", "callbackUrl", "cancelUrl", "clientName", "clientEmail", "clientMobile", "products", "smsMessage", "brands", "displayPending", "note"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { orderNumber: { $ref: "#/$defs/Text" }, amount: { $ref: "#/$defs/Halalas" }, currency: { $ref: "#/$defs/Currency" }, callbackUrl: { $ref: "#/$defs/HttpUrl" }, cancelUrl: { $ref: "#/$defs/NullableHttpUrl" }, clientName: { $ref: "#/$defs/Text" }, clientEmail: { $ref: "#/$defs/NullableText" }, clientMobile: { $ref: "#/$defs/Text" }, products: { type: "array", items: { $ref: "#/$defs/Product" } }, smsMessage: { $ref: "#/$defs/NullableText" }, brands: { type: ["array", "null"], items: { $ref: "#/$defs/Brand" } }, displayPending: { type: ["boolean", "null"] }, note: { $ref: "#/$defs/NullableText" }, receivers: { type: "array", minItems: 1, maxItems: 100, items: { $ref: "#/$defs/Receiver" } }, partnerPortion: { $ref: "#/$defs/PartnerPortion" } } }, schema106 = { type: "integer", minimum: 0, maximum: 99999999999, "x-expected": "a whole number of halalas, 0 to 99999999999" };
  function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate271.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema106.type, parentSchema: schema106, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 99999999999 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999 }, message: "must be <= 99999999999", schema: 99999999999, parentSchema: schema106, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema106, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate271.errors = vErrors, validate271.errorCount = errors, validate271.reportableCount = reportable, errors === 0;
  }
  validate271.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema107 = { type: "string", enum: ["SAR", "USD", "EUR", "GBP"] };
  function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate273.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "SAR" || data === "USD" || data === "EUR" || data === "GBP")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema107.enum }, message: "must be equal to one of the allowed values", schema: schema107.enum, parentSchema: schema107, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate273.errors = vErrors, validate273.errorCount = errors, validate273.reportableCount = reportable, errors === 0;
  }
  validate273.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema108 = { type: "string", format: "uri", pattern: "^https?://", "x-expected": "an http or https URL" };
  function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate275.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
      if (!pattern5.test(data)) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', schema: "^https?://", parentSchema: schema108, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (!formats0(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema108, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.type, parentSchema: schema108, data };
        vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
      }
      errors++, reportable++;
    }
    return validate275.errors = vErrors, validate275.errorCount = errors, validate275.reportableCount = reportable, errors === 0;
  }
  validate275.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema109 = { type: ["string", "null"], format: "uri", pattern: "^https?://", "x-expected": "null or an http or https URL" };
  function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate277.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema109.type }, message: "must be string,null", schema: schema109.type, parentSchema: schema109, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "string") {
      if (!pattern5.test(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', schema: "^https?://", parentSchema: schema109, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (!formats0(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', schema: "uri", parentSchema: schema109, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate277.errors = vErrors, validate277.errorCount = errors, validate277.reportableCount = reportable, errors === 0;
  }
  validate277.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema110 = { required: ["title", "price", "quantity", "description", "digital", "imageUrl", "vatRate", "cost"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { title: { $ref: "#/$defs/Text" }, price: { $ref: "#/$defs/Halalas" }, quantity: { $ref: "#/$defs/Count" }, description: { $ref: "#/$defs/NullableText" }, digital: { type: ["boolean", "null"] }, imageUrl: { $ref: "#/$defs/NullableHttpUrl" }, vatRate: { type: ["number", "null"], minimum: 0 }, cost: { $ref: "#/$defs/NullableHalalas" } } }, schema111 = { type: ["integer", "null"], minimum: 0, maximum: 99999999999, "x-expected": "null or a whole number of halalas, 0 to 99999999999" };
  function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate288.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema111.type }, message: "must be integer,null", schema: schema111.type, parentSchema: schema111, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 99999999999 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999 }, message: "must be <= 99999999999", schema: 99999999999, parentSchema: schema111, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 0 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema111, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate288.errors = vErrors, validate288.errorCount = errors, validate288.reportableCount = reportable, errors === 0;
  }
  validate288.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate282.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.title === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.price === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.quantity === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.description === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.digital === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digital" }, message: "must have required property 'digital'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.imageUrl === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "imageUrl" }, message: "must have required property 'imageUrl'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.vatRate === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vatRate" }, message: "must have required property 'vatRate'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.cost === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" }, message: "must have required property 'cost'", schema: schema110.required, parentSchema: schema110, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "title" || key0 === "price" || key0 === "quantity" || key0 === "description" || key0 === "digital" || key0 === "imageUrl" || key0 === "vatRate" || key0 === "cost")) {
          if (errors < 1e3) {
            let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema110, data };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      if (data.title !== void 0 && (validate59(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.price !== void 0 && (validate271(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate271.errors), errors += validate271.errorCount, reportable += validate271.reportableCount)), data.quantity !== void 0 && (validate93(data.quantity, { instancePath: instancePath + "/quantity", parentData: data, parentDataProperty: "quantity", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.description !== void 0 && (validate96(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.digital !== void 0) {
        let data4 = data.digital;
        if (typeof data4 != "boolean" && data4 !== null) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/digital", schemaPath: "#/properties/digital/type", keyword: "type", params: { type: schema110.properties.digital.type }, message: "must be boolean,null", schema: schema110.properties.digital.type, parentSchema: schema110.properties.digital, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.imageUrl !== void 0 && (validate277(data.imageUrl, { instancePath: instancePath + "/imageUrl", parentData: data, parentDataProperty: "imageUrl", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate277.errors), errors += validate277.errorCount, reportable += validate277.reportableCount)), data.vatRate !== void 0) {
        let data6 = data.vatRate;
        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/vatRate", schemaPath: "#/properties/vatRate/type", keyword: "type", params: { type: schema110.properties.vatRate.type }, message: "must be number,null", schema: schema110.properties.vatRate.type, parentSchema: schema110.properties.vatRate, data: data6 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
        if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/vatRate", schemaPath: "#/properties/vatRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema110.properties.vatRate, data: data6 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      data.cost !== void 0 && (validate288(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate288.errors), errors += validate288.errorCount, reportable += validate288.reportableCount));
    } else {
      if (errors < 1e3) {
        let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema110.type, parentSchema: schema110, data };
        vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
      }
      errors++, reportable++;
    }
    return validate282.errors = vErrors, validate282.errorCount = errors, validate282.reportableCount = reportable, errors === 0;
  }
  validate282.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema112 = { type: "string", enum: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"] };
  function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate292.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema112.type, parentSchema: schema112, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (!(data === "mada" || data === "visaMastercard" || data === "amex" || data === "tamara" || data === "stcpay" || data === "urpay" || data === "tabby")) {
      if (errors < 1e3) {
        let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema112.enum }, message: "must be equal to one of the allowed values", schema: schema112.enum, parentSchema: schema112, data };
        vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
      }
      errors++, reportable++;
    }
    return validate292.errors = vErrors, validate292.errorCount = errors, validate292.reportableCount = reportable, errors === 0;
  }
  validate292.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema113 = { required: ["key", "value", "amount", "note", "isMain"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { key: { type: "string", enum: ["cr", "freelancer", "mobile", "email", "accountNo"] }, value: { $ref: "#/$defs/Text" }, amount: { $ref: "#/$defs/NullableHalalas" }, note: { $ref: "#/$defs/NullableText" }, isMain: { type: ["boolean", "null"] } } };
  function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate295.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.key === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema113.required, parentSchema: schema113, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.value === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema113.required, parentSchema: schema113, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema113.required, parentSchema: schema113, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.note === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'", schema: schema113.required, parentSchema: schema113, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.isMain === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isMain" }, message: "must have required property 'isMain'", schema: schema113.required, parentSchema: schema113, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "key" || key0 === "value" || key0 === "amount" || key0 === "note" || key0 === "isMain")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema113, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.key !== void 0) {
        let data0 = data.key;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema113.properties.key.type, parentSchema: schema113.properties.key, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (!(data0 === "cr" || data0 === "freelancer" || data0 === "mobile" || data0 === "email" || data0 === "accountNo")) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/enum", keyword: "enum", params: { allowedValues: schema113.properties.key.enum }, message: "must be equal to one of the allowed values", schema: schema113.properties.key.enum, parentSchema: schema113.properties.key, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.value !== void 0 && (validate59(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.amount !== void 0 && (validate288(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate288.errors), errors += validate288.errorCount, reportable += validate288.reportableCount)), data.note !== void 0 && (validate96(data.note, { instancePath: instancePath + "/note", parentData: data, parentDataProperty: "note", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.isMain !== void 0) {
        let data4 = data.isMain;
        if (typeof data4 != "boolean" && data4 !== null) {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/isMain", schemaPath: "#/properties/isMain/type", keyword: "type", params: { type: schema113.properties.isMain.type }, message: "must be boolean,null", schema: schema113.properties.isMain.type, parentSchema: schema113.properties.isMain, data: data4 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema113.type, parentSchema: schema113, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate295.errors = vErrors, validate295.errorCount = errors, validate295.reportableCount = reportable, errors === 0;
  }
  validate295.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema114 = { required: ["amount", "paysServiceFees"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { amount: { $ref: "#/$defs/Halalas" }, paysServiceFees: { type: ["boolean", "null"] } } };
  function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate300.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema114.required, parentSchema: schema114, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.paysServiceFees === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paysServiceFees" }, message: "must have required property 'paysServiceFees'", schema: schema114.required, parentSchema: schema114, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "amount" || key0 === "paysServiceFees")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema114, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      if (data.amount !== void 0 && (validate271(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate271.errors), errors += validate271.errorCount, reportable += validate271.reportableCount)), data.paysServiceFees !== void 0) {
        let data1 = data.paysServiceFees;
        if (typeof data1 != "boolean" && data1 !== null) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/paysServiceFees", schemaPath: "#/properties/paysServiceFees/type", keyword: "type", params: { type: schema114.properties.paysServiceFees.type }, message: "must be boolean,null", schema: schema114.properties.paysServiceFees.type, parentSchema: schema114.properties.paysServiceFees, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema114.type, parentSchema: schema114, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate300.errors = vErrors, validate300.errorCount = errors, validate300.reportableCount = reportable, errors === 0;
  }
  validate300.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate269.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.orderNumber === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderNumber" }, message: "must have required property 'orderNumber'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.callbackUrl === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackUrl" }, message: "must have required property 'callbackUrl'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.cancelUrl === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancelUrl" }, message: "must have required property 'cancelUrl'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.clientName === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientName" }, message: "must have required property 'clientName'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.clientEmail === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientEmail" }, message: "must have required property 'clientEmail'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.clientMobile === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clientMobile" }, message: "must have required property 'clientMobile'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.products === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "products" }, message: "must have required property 'products'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.smsMessage === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsMessage" }, message: "must have required property 'smsMessage'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.brands === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brands" }, message: "must have required property 'brands'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.displayPending === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "displayPending" }, message: "must have required property 'displayPending'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.note === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'", schema: schema105.required, parentSchema: schema105, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema105.properties, key0)) {
          if (errors < 1e3) {
            let err13 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema105, data };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
      if (data.orderNumber !== void 0 && (validate59(data.orderNumber, { instancePath: instancePath + "/orderNumber", parentData: data, parentDataProperty: "orderNumber", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.amount !== void 0 && (validate271(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate271.errors), errors += validate271.errorCount, reportable += validate271.reportableCount)), data.currency !== void 0 && (validate273(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate273.errors), errors += validate273.errorCount, reportable += validate273.reportableCount)), data.callbackUrl !== void 0 && (validate275(data.callbackUrl, { instancePath: instancePath + "/callbackUrl", parentData: data, parentDataProperty: "callbackUrl", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate275.errors), errors += validate275.errorCount, reportable += validate275.reportableCount)), data.cancelUrl !== void 0 && (validate277(data.cancelUrl, { instancePath: instancePath + "/cancelUrl", parentData: data, parentDataProperty: "cancelUrl", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate277.errors), errors += validate277.errorCount, reportable += validate277.reportableCount)), data.clientName !== void 0 && (validate59(data.clientName, { instancePath: instancePath + "/clientName", parentData: data, parentDataProperty: "clientName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.clientEmail !== void 0 && (validate96(data.clientEmail, { instancePath: instancePath + "/clientEmail", parentData: data, parentDataProperty: "clientEmail", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.clientMobile !== void 0 && (validate59(data.clientMobile, { instancePath: instancePath + "/clientMobile", parentData: data, parentDataProperty: "clientMobile", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.products !== void 0) {
        let data8 = data.products;
        if (Array.isArray(data8)) {
          let len0 = data8.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate282(data8[i0], { instancePath: instancePath + "/products/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate282.errors), errors += validate282.errorCount, reportable += validate282.reportableCount);
        } else {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/products", schemaPath: "#/properties/products/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema105.properties.products.type, parentSchema: schema105.properties.products, data: data8 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      if (data.smsMessage !== void 0 && (validate96(data.smsMessage, { instancePath: instancePath + "/smsMessage", parentData: data, parentDataProperty: "smsMessage", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.brands !== void 0) {
        let data11 = data.brands;
        if (!Array.isArray(data11) && data11 !== null) {
          if (errors < 1e3) {
            let err15 = { instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: schema105.properties.brands.type }, message: "must be array,null", schema: schema105.properties.brands.type, parentSchema: schema105.properties.brands, data: data11 };
            vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
          }
          errors++, reportable++;
        }
        if (Array.isArray(data11)) {
          let len1 = data11.length;
          for (let i1 = 0; i1 < len1; i1++)
            validate292(data11[i1], { instancePath: instancePath + "/brands/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate292.errors), errors += validate292.errorCount, reportable += validate292.reportableCount);
        }
      }
      if (data.displayPending !== void 0) {
        let data13 = data.displayPending;
        if (typeof data13 != "boolean" && data13 !== null) {
          if (errors < 1e3) {
            let err16 = { instancePath: instancePath + "/displayPending", schemaPath: "#/properties/displayPending/type", keyword: "type", params: { type: schema105.properties.displayPending.type }, message: "must be boolean,null", schema: schema105.properties.displayPending.type, parentSchema: schema105.properties.displayPending, data: data13 };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      }
      if (data.note !== void 0 && (validate96(data.note, { instancePath: instancePath + "/note", parentData: data, parentDataProperty: "note", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.receivers !== void 0) {
        let data15 = data.receivers;
        if (Array.isArray(data15)) {
          if (data15.length > 100) {
            if (errors < 1e3) {
              let err17 = { instancePath: instancePath + "/receivers", schemaPath: "#/properties/receivers/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema105.properties.receivers, data: data15 };
              vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
            }
            errors++, reportable++;
          }
          if (data15.length < 1) {
            if (errors < 1e3) {
              let err18 = { instancePath: instancePath + "/receivers", schemaPath: "#/properties/receivers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema105.properties.receivers, data: data15 };
              vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
            }
            errors++, reportable++;
          }
          let len2 = data15.length;
          for (let i2 = 0; i2 < len2; i2++)
            validate295(data15[i2], { instancePath: instancePath + "/receivers/" + i2, parentData: data15, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate295.errors), errors += validate295.errorCount, reportable += validate295.reportableCount);
        } else {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/receivers", schemaPath: "#/properties/receivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema105.properties.receivers.type, parentSchema: schema105.properties.receivers, data: data15 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
      }
      data.partnerPortion !== void 0 && (validate300(data.partnerPortion, { instancePath: instancePath + "/partnerPortion", parentData: data, parentDataProperty: "partnerPortion", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate300.errors), errors += validate300.errorCount, reportable += validate300.reportableCount));
    } else {
      if (errors < 1e3) {
        let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema105.type, parentSchema: schema105, data };
        vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
      }
      errors++, reportable++;
    }
    return validate269.errors = vErrors, validate269.errorCount = errors, validate269.reportableCount = reportable, errors === 0;
  }
  validate269.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate265.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema103.required, parentSchema: schema103, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema103.required, parentSchema: schema103, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema103.required, parentSchema: schema103, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.order === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "order" }, message: "must have required property 'order'", schema: schema103.required, parentSchema: schema103, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.rate === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate" }, message: "must have required property 'rate'", schema: schema103.required, parentSchema: schema103, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo" || key0 === "order" || key0 === "rate")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema103, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "invoice-created") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice-created" }, message: "must be equal to constant", schema: "invoice-created", parentSchema: schema103.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.order !== void 0 && (validate269(data.order, { instancePath: instancePath + "/order", parentData: data, parentDataProperty: "order", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate269.errors), errors += validate269.errorCount, reportable += validate269.reportableCount)), data.rate !== void 0) {
        let data4 = data.rate;
        if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema103.properties.rate.type }, message: "must be number,null", schema: schema103.properties.rate.type, parentSchema: schema103.properties.rate, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 > 1e6 || isNaN(data4)) {
            if (errors < 1e3) {
              let err8 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema103.properties.rate, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
            }
            errors++, reportable++;
          }
          if (data4 <= 0 || isNaN(data4)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema103.properties.rate, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
        }
      }
    } else {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++, reportable++;
    }
    return validate265.errors = vErrors, validate265.errorCount = errors, validate265.reportableCount = reportable, errors === 0;
  }
  validate265.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema115 = { required: ["type", "at", "transactionNo", "method", "via", "cardEnding"], "x-unknown": "is no field of invoice-paid", additionalProperties: !1, type: "object", properties: { type: { const: "invoice-paid" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, method: { $ref: "#/$defs/Brand" }, via: { type: "string", enum: ["page", "control", "wallet", "card"] }, cardEnding: { type: ["string", "null"], pattern: "^\\d{1,4}$", "x-expected": "null or up to 4 digits" } } }, pattern20 = new RegExp("^\\d{1,4}$", "u");
  function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate304.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema115.required, parentSchema: schema115, data };
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
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.via === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "via" }, message: "must have required property 'via'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.cardEnding === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cardEnding" }, message: "must have required property 'cardEnding'", schema: schema115.required, parentSchema: schema115, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo" || key0 === "method" || key0 === "via" || key0 === "cardEnding")) {
          if (errors < 1e3) {
            let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema115, data };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "invoice-paid") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice-paid" }, message: "must be equal to constant", schema: "invoice-paid", parentSchema: schema115.properties.type, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.method !== void 0 && (validate292(data.method, { instancePath: instancePath + "/method", parentData: data, parentDataProperty: "method", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate292.errors), errors += validate292.errorCount, reportable += validate292.reportableCount)), data.via !== void 0) {
        let data4 = data.via;
        if (typeof data4 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema115.properties.via.type, parentSchema: schema115.properties.via, data: data4 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
        if (!(data4 === "page" || data4 === "control" || data4 === "wallet" || data4 === "card")) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/enum", keyword: "enum", params: { allowedValues: schema115.properties.via.enum }, message: "must be equal to one of the allowed values", schema: schema115.properties.via.enum, parentSchema: schema115.properties.via, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      if (data.cardEnding !== void 0) {
        let data5 = data.cardEnding;
        if (typeof data5 != "string" && data5 !== null) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/cardEnding", schemaPath: "#/properties/cardEnding/type", keyword: "type", params: { type: schema115.properties.cardEnding.type }, message: "must be string,null", schema: schema115.properties.cardEnding.type, parentSchema: schema115.properties.cardEnding, data: data5 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
        if (typeof data5 == "string" && !pattern20.test(data5)) {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/cardEnding", schemaPath: "#/properties/cardEnding/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" }, message: 'must match pattern "^\\d{1,4}$"', schema: "^\\d{1,4}$", parentSchema: schema115.properties.cardEnding, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema115.type, parentSchema: schema115, data };
        vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
      }
      errors++, reportable++;
    }
    return validate304.errors = vErrors, validate304.errorCount = errors, validate304.reportableCount = reportable, errors === 0;
  }
  validate304.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema116 = { required: ["type", "at", "transactionNo", "code", "message"], "x-unknown": "is no field of payment-declined", additionalProperties: !1, type: "object", properties: { type: { const: "payment-declined" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, code: { $ref: "#/$defs/Text" }, message: { $ref: "#/$defs/Text" } } };
  function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate308.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema116.required, parentSchema: schema116, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema116.required, parentSchema: schema116, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema116.required, parentSchema: schema116, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema116.required, parentSchema: schema116, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.message === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema116.required, parentSchema: schema116, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo" || key0 === "code" || key0 === "message")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema116, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "payment-declined") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "payment-declined" }, message: "must be equal to constant", schema: "payment-declined", parentSchema: schema116.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.code !== void 0 && (validate59(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.message !== void 0 && (validate59(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema116.type, parentSchema: schema116, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate308.errors = vErrors, validate308.errorCount = errors, validate308.reportableCount = reportable, errors === 0;
  }
  validate308.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema117 = { required: ["type", "at", "transactionNo", "by"], "x-unknown": "is no field of invoice-canceled", additionalProperties: !1, type: "object", properties: { type: { const: "invoice-canceled" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, by: { type: "string", enum: ["customer", "merchant", "expiry", "tester"] } } };
  function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate313.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema117.required, parentSchema: schema117, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema117.required, parentSchema: schema117, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema117.required, parentSchema: schema117, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.by === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema117.required, parentSchema: schema117, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo" || key0 === "by")) {
          if (errors < 1e3) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema117, data };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "invoice-canceled") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice-canceled" }, message: "must be equal to constant", schema: "invoice-canceled", parentSchema: schema117.properties.type, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.by !== void 0) {
        let data3 = data.by;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema117.properties.by.type, parentSchema: schema117.properties.by, data: data3 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (!(data3 === "customer" || data3 === "merchant" || data3 === "expiry" || data3 === "tester")) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema117.properties.by.enum }, message: "must be equal to one of the allowed values", schema: schema117.properties.by.enum, parentSchema: schema117.properties.by, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema117.type, parentSchema: schema117, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate313.errors = vErrors, validate313.errorCount = errors, validate313.reportableCount = reportable, errors === 0;
  }
  validate313.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema118 = { required: ["type", "at", "transactionNo", "refundId", "reason", "by"], "x-unknown": "is no field of invoice-refunded", additionalProperties: !1, type: "object", properties: { type: { const: "invoice-refunded" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, refundId: { $ref: "#/$defs/Count" }, reason: { $ref: "#/$defs/NullableText" }, by: { type: "string", enum: ["partner", "tester"] } } };
  function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate316.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema118.required, parentSchema: schema118, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema118.required, parentSchema: schema118, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema118.required, parentSchema: schema118, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.refundId === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refundId" }, message: "must have required property 'refundId'", schema: schema118.required, parentSchema: schema118, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.reason === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema118.required, parentSchema: schema118, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.by === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema118.required, parentSchema: schema118, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo" || key0 === "refundId" || key0 === "reason" || key0 === "by")) {
          if (errors < 1e3) {
            let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema118, data };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "invoice-refunded") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice-refunded" }, message: "must be equal to constant", schema: "invoice-refunded", parentSchema: schema118.properties.type, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.refundId !== void 0 && (validate93(data.refundId, { instancePath: instancePath + "/refundId", parentData: data, parentDataProperty: "refundId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.reason !== void 0 && (validate96(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.by !== void 0) {
        let data5 = data.by;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema118.properties.by.type, parentSchema: schema118.properties.by, data: data5 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
        if (!(data5 === "partner" || data5 === "tester")) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema118.properties.by.enum }, message: "must be equal to one of the allowed values", schema: schema118.properties.by.enum, parentSchema: schema118.properties.by, data: data5 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema118.type, parentSchema: schema118, data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++, reportable++;
    }
    return validate316.errors = vErrors, validate316.errorCount = errors, validate316.reportableCount = reportable, errors === 0;
  }
  validate316.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema119 = { required: ["type", "at", "transactionNo", "refundId", "reason", "by"], "x-unknown": "is no field of refund-failed", additionalProperties: !1, type: "object", properties: { type: { const: "refund-failed" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, refundId: { $ref: "#/$defs/Count" }, reason: { $ref: "#/$defs/NullableText" }, by: { type: "string", enum: ["partner", "tester"] } } };
  function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate321.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema119.required, parentSchema: schema119, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema119.required, parentSchema: schema119, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema119.required, parentSchema: schema119, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.refundId === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refundId" }, message: "must have required property 'refundId'", schema: schema119.required, parentSchema: schema119, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.reason === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema119.required, parentSchema: schema119, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.by === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema119.required, parentSchema: schema119, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo" || key0 === "refundId" || key0 === "reason" || key0 === "by")) {
          if (errors < 1e3) {
            let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema119, data };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "refund-failed") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "refund-failed" }, message: "must be equal to constant", schema: "refund-failed", parentSchema: schema119.properties.type, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.refundId !== void 0 && (validate93(data.refundId, { instancePath: instancePath + "/refundId", parentData: data, parentDataProperty: "refundId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.reason !== void 0 && (validate96(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.by !== void 0) {
        let data5 = data.by;
        if (typeof data5 != "string") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema119.properties.by.type, parentSchema: schema119.properties.by, data: data5 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
        if (!(data5 === "partner" || data5 === "tester")) {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema119.properties.by.enum }, message: "must be equal to one of the allowed values", schema: schema119.properties.by.enum, parentSchema: schema119.properties.by, data: data5 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema119.type, parentSchema: schema119, data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++, reportable++;
    }
    return validate321.errors = vErrors, validate321.errorCount = errors, validate321.reportableCount = reportable, errors === 0;
  }
  validate321.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema120 = { required: ["type", "at", "transactionNo"], "x-unknown": "is no field of invoice-withdrawn", additionalProperties: !1, type: "object", properties: { type: { const: "invoice-withdrawn" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" } } };
  function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate326.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema120.required, parentSchema: schema120, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema120.required, parentSchema: schema120, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema120.required, parentSchema: schema120, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema120, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "invoice-withdrawn") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice-withdrawn" }, message: "must be equal to constant", schema: "invoice-withdrawn", parentSchema: schema120.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.type, parentSchema: schema120, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate326.errors = vErrors, validate326.errorCount = errors, validate326.reportableCount = reportable, errors === 0;
  }
  validate326.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema121 = { required: ["type", "at", "transactionNo"], "x-unknown": "is no field of invoice-reopened", additionalProperties: !1, type: "object", properties: { type: { const: "invoice-reopened" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" } } };
  function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate329.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema121.required, parentSchema: schema121, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema121.required, parentSchema: schema121, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema121.required, parentSchema: schema121, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema121, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "invoice-reopened") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "invoice-reopened" }, message: "must be equal to constant", schema: "invoice-reopened", parentSchema: schema121.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema121.type, parentSchema: schema121, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate329.errors = vErrors, validate329.errorCount = errors, validate329.reportableCount = reportable, errors === 0;
  }
  validate329.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema122 = { required: ["type", "at", "transactionNo", "id", "mobile", "countryCode", "total", "code", "expiresAt"], "x-unknown": "is no field of otp-sent", additionalProperties: !1, type: "object", properties: { type: { const: "otp-sent" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, id: { $ref: "#/$defs/Text" }, mobile: { $ref: "#/$defs/Text" }, countryCode: { $ref: "#/$defs/Text" }, total: { $ref: "#/$defs/Halalas" }, code: { type: "string", pattern: "^\\d{5}$", "x-expected": "a code of 5 digits" }, wallet: { type: "string", enum: ["stcpay", "urpay"] }, expiresAt: { $ref: "#/$defs/LaterEpochMs" } } }, pattern21 = new RegExp("^\\d{5}$", "u");
  function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate332.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.mobile === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobile" }, message: "must have required property 'mobile'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.countryCode === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "countryCode" }, message: "must have required property 'countryCode'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.total === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.expiresAt === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'", schema: schema122.required, parentSchema: schema122, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema122.properties, key0)) {
          if (errors < 1e3) {
            let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema122, data };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "otp-sent") {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "otp-sent" }, message: "must be equal to constant", schema: "otp-sent", parentSchema: schema122.properties.type, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.mobile !== void 0 && (validate59(data.mobile, { instancePath: instancePath + "/mobile", parentData: data, parentDataProperty: "mobile", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.countryCode !== void 0 && (validate59(data.countryCode, { instancePath: instancePath + "/countryCode", parentData: data, parentDataProperty: "countryCode", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.total !== void 0 && (validate271(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate271.errors), errors += validate271.errorCount, reportable += validate271.reportableCount)), data.code !== void 0) {
        let data7 = data.code;
        if (typeof data7 == "string") {
          if (!pattern21.test(data7)) {
            if (errors < 1e3) {
              let err11 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^\\d{5}$" }, message: 'must match pattern "^\\d{5}$"', schema: "^\\d{5}$", parentSchema: schema122.properties.code, data: data7 };
              vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err12 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema122.properties.code.type, parentSchema: schema122.properties.code, data: data7 };
            vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
          }
          errors++, reportable++;
        }
      }
      if (data.wallet !== void 0) {
        let data8 = data.wallet;
        if (typeof data8 != "string") {
          if (errors < 1e3) {
            let err13 = { instancePath: instancePath + "/wallet", schemaPath: "#/properties/wallet/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema122.properties.wallet.type, parentSchema: schema122.properties.wallet, data: data8 };
            vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
          }
          errors++, reportable++;
        }
        if (!(data8 === "stcpay" || data8 === "urpay")) {
          if (errors < 1e3) {
            let err14 = { instancePath: instancePath + "/wallet", schemaPath: "#/properties/wallet/enum", keyword: "enum", params: { allowedValues: schema122.properties.wallet.enum }, message: "must be equal to one of the allowed values", schema: schema122.properties.wallet.enum, parentSchema: schema122.properties.wallet, data: data8 };
            vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
          }
          errors++, reportable++;
        }
      }
      data.expiresAt !== void 0 && (validate263(data.expiresAt, { instancePath: instancePath + "/expiresAt", parentData: data, parentDataProperty: "expiresAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate263.errors), errors += validate263.errorCount, reportable += validate263.reportableCount));
    } else {
      if (errors < 1e3) {
        let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema122.type, parentSchema: schema122, data };
        vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
      }
      errors++, reportable++;
    }
    return validate332.errors = vErrors, validate332.errorCount = errors, validate332.reportableCount = reportable, errors === 0;
  }
  validate332.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema123 = { required: ["type", "at", "id"], "x-unknown": "is no field of otp-code-rejected", additionalProperties: !1, type: "object", properties: { type: { const: "otp-code-rejected" }, at: { $ref: "#/$defs/EpochMs" }, id: { $ref: "#/$defs/Text" } } };
  function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate340.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema123.required, parentSchema: schema123, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "id")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema123, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "otp-code-rejected") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "otp-code-rejected" }, message: "must be equal to constant", schema: "otp-code-rejected", parentSchema: schema123.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.type, parentSchema: schema123, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate340.errors = vErrors, validate340.errorCount = errors, validate340.reportableCount = reportable, errors === 0;
  }
  validate340.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema124 = { required: ["type", "at", "id"], "x-unknown": "is no field of otp-used", additionalProperties: !1, type: "object", properties: { type: { const: "otp-used" }, at: { $ref: "#/$defs/EpochMs" }, id: { $ref: "#/$defs/Text" } } };
  function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate343.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema124.required, parentSchema: schema124, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema124.required, parentSchema: schema124, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema124.required, parentSchema: schema124, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "id")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema124, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "otp-used") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "otp-used" }, message: "must be equal to constant", schema: "otp-used", parentSchema: schema124.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.type, parentSchema: schema124, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate343.errors = vErrors, validate343.errorCount = errors, validate343.reportableCount = reportable, errors === 0;
  }
  validate343.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema125 = { required: ["type", "at", "recurringId", "plan"], "x-unknown": "is no field of recurring-registered", additionalProperties: !1, type: "object", properties: { type: { const: "recurring-registered" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" }, plan: { $ref: "#/$defs/RecurringPlan" } } }, schema126 = { required: ["amount", "currency", "note", "customerName", "customerMobile", "customerEmail", "callbackUrl", "interval", "intervalDays", "iterations", "retryCount"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { amount: { $ref: "#/$defs/Halalas" }, currency: { $ref: "#/$defs/Currency" }, note: { $ref: "#/$defs/NullableText" }, customerName: { $ref: "#/$defs/Text" }, customerMobile: { $ref: "#/$defs/Text" }, customerEmail: { $ref: "#/$defs/NullableText" }, callbackUrl: { $ref: "#/$defs/HttpUrl" }, interval: { type: "string", enum: ["Custom", "Daily", "Weekly", "Monthly"] }, intervalDays: { type: ["integer", "null"], minimum: 1, maximum: 180 }, iterations: { type: "integer", minimum: 0 }, retryCount: { type: "integer", minimum: 0, maximum: 5 } }, if: { required: ["interval"], properties: { interval: { const: "Custom" } } }, then: { properties: { intervalDays: { type: "integer", "x-expected": "from 1 to 180 days, as Custom needs them" } } }, else: { properties: { intervalDays: { type: "null", "x-expected": "null, as only Custom has days" } } } };
  function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate349.evaluated;
    evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
    let _errs1 = errors, _reportable1 = reportable, valid0 = !0, _errs2 = errors, _reportable2 = reportable;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.interval === void 0 && (missing0 = "interval")) {
        if (errors < 1e3) {
          let err0 = {};
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      } else if (data.interval !== void 0 && data.interval !== "Custom") {
        if (errors < 1e3) {
          let err1 = {};
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
    }
    var _valid0 = _errs2 === errors;
    errors = _errs1, reportable = _reportable1, vErrors !== null && (_errs1 ? vErrors.length = Math.min(_errs1, 1e3) : vErrors = null);
    let ifClause0;
    if (_valid0) {
      let _errs4 = errors, _reportable4 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.intervalDays !== void 0) {
        let data1 = data.intervalDays;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          if (errors < 1e3) {
            let err2 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/then/properties/intervalDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema126.then.properties.intervalDays.type, parentSchema: schema126.then.properties.intervalDays, data: data1 };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      }
      var _valid0 = _errs4 === errors;
      if (valid0 = _valid0, valid0) {
        var props0 = {};
        props0.intervalDays = !0, props0.interval = !0;
      }
      ifClause0 = "then";
    } else {
      let _errs7 = errors, _reportable7 = reportable;
      if (data && typeof data == "object" && !Array.isArray(data) && data.intervalDays !== void 0) {
        let data2 = data.intervalDays;
        if (data2 !== null) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/else/properties/intervalDays/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema126.else.properties.intervalDays.type, parentSchema: schema126.else.properties.intervalDays, data: data2 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      var _valid0 = _errs7 === errors;
      valid0 = _valid0, valid0 && props0 !== !0 && (props0 = props0 || {}, props0.intervalDays = !0), ifClause0 = "else";
    }
    if (!valid0) {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema126.if, parentSchema: schema126, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.currency === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.note === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      if (data.customerName === void 0) {
        if (errors < 1e3) {
          let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerName" }, message: "must have required property 'customerName'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
        }
        errors++, reportable++;
      }
      if (data.customerMobile === void 0) {
        if (errors < 1e3) {
          let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerMobile" }, message: "must have required property 'customerMobile'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
        }
        errors++, reportable++;
      }
      if (data.customerEmail === void 0) {
        if (errors < 1e3) {
          let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerEmail" }, message: "must have required property 'customerEmail'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
        }
        errors++, reportable++;
      }
      if (data.callbackUrl === void 0) {
        if (errors < 1e3) {
          let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackUrl" }, message: "must have required property 'callbackUrl'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
        }
        errors++, reportable++;
      }
      if (data.interval === void 0) {
        if (errors < 1e3) {
          let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
        }
        errors++, reportable++;
      }
      if (data.intervalDays === void 0) {
        if (errors < 1e3) {
          let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intervalDays" }, message: "must have required property 'intervalDays'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
        }
        errors++, reportable++;
      }
      if (data.iterations === void 0) {
        if (errors < 1e3) {
          let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iterations" }, message: "must have required property 'iterations'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
        }
        errors++, reportable++;
      }
      if (data.retryCount === void 0) {
        if (errors < 1e3) {
          let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryCount" }, message: "must have required property 'retryCount'", schema: schema126.required, parentSchema: schema126, data };
          vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema126.properties, key0)) {
          if (errors < 1e3) {
            let err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema126, data };
            vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
          }
          errors++, reportable++;
        }
      if (data.amount !== void 0 && (validate271(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate271.errors), errors += validate271.errorCount, reportable += validate271.reportableCount)), data.currency !== void 0 && (validate273(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate273.errors), errors += validate273.errorCount, reportable += validate273.reportableCount)), data.note !== void 0 && (validate96(data.note, { instancePath: instancePath + "/note", parentData: data, parentDataProperty: "note", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.customerName !== void 0 && (validate59(data.customerName, { instancePath: instancePath + "/customerName", parentData: data, parentDataProperty: "customerName", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.customerMobile !== void 0 && (validate59(data.customerMobile, { instancePath: instancePath + "/customerMobile", parentData: data, parentDataProperty: "customerMobile", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.customerEmail !== void 0 && (validate96(data.customerEmail, { instancePath: instancePath + "/customerEmail", parentData: data, parentDataProperty: "customerEmail", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data.callbackUrl !== void 0 && (validate275(data.callbackUrl, { instancePath: instancePath + "/callbackUrl", parentData: data, parentDataProperty: "callbackUrl", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate275.errors), errors += validate275.errorCount, reportable += validate275.reportableCount)), data.interval !== void 0) {
        let data10 = data.interval;
        if (typeof data10 != "string") {
          if (errors < 1e3) {
            let err17 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema126.properties.interval.type, parentSchema: schema126.properties.interval, data: data10 };
            vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
          }
          errors++, reportable++;
        }
        if (!(data10 === "Custom" || data10 === "Daily" || data10 === "Weekly" || data10 === "Monthly")) {
          if (errors < 1e3) {
            let err18 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/enum", keyword: "enum", params: { allowedValues: schema126.properties.interval.enum }, message: "must be equal to one of the allowed values", schema: schema126.properties.interval.enum, parentSchema: schema126.properties.interval, data: data10 };
            vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
          }
          errors++, reportable++;
        }
      }
      if (data.intervalDays !== void 0) {
        let data11 = data.intervalDays;
        if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) && data11 !== null) {
          if (errors < 1e3) {
            let err19 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/type", keyword: "type", params: { type: schema126.properties.intervalDays.type }, message: "must be integer,null", schema: schema126.properties.intervalDays.type, parentSchema: schema126.properties.intervalDays, data: data11 };
            vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
          }
          errors++, reportable++;
        }
        if (typeof data11 == "number" && isFinite(data11)) {
          if (data11 > 180 || isNaN(data11)) {
            if (errors < 1e3) {
              let err20 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180", schema: 180, parentSchema: schema126.properties.intervalDays, data: data11 };
              vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
            }
            errors++, reportable++;
          }
          if (data11 < 1 || isNaN(data11)) {
            if (errors < 1e3) {
              let err21 = { instancePath: instancePath + "/intervalDays", schemaPath: "#/properties/intervalDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema126.properties.intervalDays, data: data11 };
              vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.iterations !== void 0) {
        let data12 = data.iterations;
        if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
          if (errors < 1e3) {
            let err22 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema126.properties.iterations.type, parentSchema: schema126.properties.iterations, data: data12 };
            vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
          }
          errors++, reportable++;
        }
        if (typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12))) {
          if (errors < 1e3) {
            let err23 = { instancePath: instancePath + "/iterations", schemaPath: "#/properties/iterations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema126.properties.iterations, data: data12 };
            vErrors === null ? vErrors = [err23] : vErrors[errors] = err23;
          }
          errors++, reportable++;
        }
      }
      if (data.retryCount !== void 0) {
        let data13 = data.retryCount;
        if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
          if (errors < 1e3) {
            let err24 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema126.properties.retryCount.type, parentSchema: schema126.properties.retryCount, data: data13 };
            vErrors === null ? vErrors = [err24] : vErrors[errors] = err24;
          }
          errors++, reportable++;
        }
        if (typeof data13 == "number" && isFinite(data13)) {
          if (data13 > 5 || isNaN(data13)) {
            if (errors < 1e3) {
              let err25 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema126.properties.retryCount, data: data13 };
              vErrors === null ? vErrors = [err25] : vErrors[errors] = err25;
            }
            errors++, reportable++;
          }
          if (data13 < 0 || isNaN(data13)) {
            if (errors < 1e3) {
              let err26 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema126.properties.retryCount, data: data13 };
              vErrors === null ? vErrors = [err26] : vErrors[errors] = err26;
            }
            errors++, reportable++;
          }
        }
      }
    } else {
      if (errors < 1e3) {
        let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.type, parentSchema: schema126, data };
        vErrors === null ? vErrors = [err27] : vErrors[errors] = err27;
      }
      errors++, reportable++;
    }
    return validate349.errors = vErrors, validate349.errorCount = errors, validate349.reportableCount = reportable, errors === 0;
  }
  validate349.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate346.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema125.required, parentSchema: schema125, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema125.required, parentSchema: schema125, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema125.required, parentSchema: schema125, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.plan === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'", schema: schema125.required, parentSchema: schema125, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId" || key0 === "plan")) {
          if (errors < 1e3) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema125, data };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "recurring-registered") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "recurring-registered" }, message: "must be equal to constant", schema: "recurring-registered", parentSchema: schema125.properties.type, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.plan !== void 0 && (validate349(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate349.errors), errors += validate349.errorCount, reportable += validate349.reportableCount));
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema125.type, parentSchema: schema125, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate346.errors = vErrors, validate346.errorCount = errors, validate346.reportableCount = reportable, errors === 0;
  }
  validate346.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema127 = { required: ["type", "at", "recurringId"], "x-unknown": "is no field of recurring-started", additionalProperties: !1, type: "object", properties: { type: { const: "recurring-started" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" } } };
  function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate358.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema127.required, parentSchema: schema127, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema127.required, parentSchema: schema127, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema127.required, parentSchema: schema127, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema127, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "recurring-started") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "recurring-started" }, message: "must be equal to constant", schema: "recurring-started", parentSchema: schema127.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.type, parentSchema: schema127, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate358.errors = vErrors, validate358.errorCount = errors, validate358.reportableCount = reportable, errors === 0;
  }
  validate358.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema128 = { required: ["type", "at", "recurringId", "cycle", "attempt", "amount"], "x-unknown": "is no field of charge-succeeded", additionalProperties: !1, type: "object", properties: { type: { const: "charge-succeeded" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" }, cycle: { $ref: "#/$defs/Count" }, attempt: { $ref: "#/$defs/Count" }, amount: { $ref: "#/$defs/Halalas" } } };
  function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate361.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.cycle === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cycle" }, message: "must have required property 'cycle'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.attempt === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema128.required, parentSchema: schema128, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId" || key0 === "cycle" || key0 === "attempt" || key0 === "amount")) {
          if (errors < 1e3) {
            let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema128, data };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "charge-succeeded") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "charge-succeeded" }, message: "must be equal to constant", schema: "charge-succeeded", parentSchema: schema128.properties.type, data: data0 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.cycle !== void 0 && (validate93(data.cycle, { instancePath: instancePath + "/cycle", parentData: data, parentDataProperty: "cycle", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.attempt !== void 0 && (validate93(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.amount !== void 0 && (validate271(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate271.errors), errors += validate271.errorCount, reportable += validate271.reportableCount));
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema128.type, parentSchema: schema128, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate361.errors = vErrors, validate361.errorCount = errors, validate361.reportableCount = reportable, errors === 0;
  }
  validate361.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema129 = { required: ["type", "at", "recurringId", "cycle", "attempt", "amount", "code", "message"], "x-unknown": "is no field of charge-failed", additionalProperties: !1, type: "object", properties: { type: { const: "charge-failed" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" }, cycle: { $ref: "#/$defs/Count" }, attempt: { $ref: "#/$defs/Count" }, amount: { $ref: "#/$defs/Halalas" }, code: { $ref: "#/$defs/Text" }, message: { $ref: "#/$defs/Text" } } };
  function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate367.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.cycle === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cycle" }, message: "must have required property 'cycle'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.attempt === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.amount === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      if (data.message === void 0) {
        if (errors < 1e3) {
          let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema129.required, parentSchema: schema129, data };
          vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId" || key0 === "cycle" || key0 === "attempt" || key0 === "amount" || key0 === "code" || key0 === "message")) {
          if (errors < 1e3) {
            let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema129, data };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "charge-failed") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "charge-failed" }, message: "must be equal to constant", schema: "charge-failed", parentSchema: schema129.properties.type, data: data0 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.cycle !== void 0 && (validate93(data.cycle, { instancePath: instancePath + "/cycle", parentData: data, parentDataProperty: "cycle", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.attempt !== void 0 && (validate93(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.amount !== void 0 && (validate271(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate271.errors), errors += validate271.errorCount, reportable += validate271.reportableCount)), data.code !== void 0 && (validate59(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.message !== void 0 && (validate59(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema129.type, parentSchema: schema129, data };
        vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
      }
      errors++, reportable++;
    }
    return validate367.errors = vErrors, validate367.errorCount = errors, validate367.reportableCount = reportable, errors === 0;
  }
  validate367.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema130 = { required: ["type", "at", "recurringId", "outcomes", "failure"], "x-unknown": "is no field of charges-arranged", additionalProperties: !1, type: "object", properties: { type: { const: "charges-arranged" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" }, outcomes: { type: "array", maxItems: 1e3, items: { type: "string", enum: ["succeed", "fail"] } }, failure: { $ref: "#/$defs/Failure" } } }, schema131 = { required: ["code", "message"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { code: { $ref: "#/$defs/Text" }, message: { $ref: "#/$defs/Text" } } };
  function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate378.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.code === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema131.required, parentSchema: schema131, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.message === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema131.required, parentSchema: schema131, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "code" || key0 === "message")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema131, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      data.code !== void 0 && (validate59(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.message !== void 0 && (validate59(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema131.type, parentSchema: schema131, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate378.errors = vErrors, validate378.errorCount = errors, validate378.reportableCount = reportable, errors === 0;
  }
  validate378.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate375.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.outcomes === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.failure === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure" }, message: "must have required property 'failure'", schema: schema130.required, parentSchema: schema130, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId" || key0 === "outcomes" || key0 === "failure")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema130, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "charges-arranged") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "charges-arranged" }, message: "must be equal to constant", schema: "charges-arranged", parentSchema: schema130.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.outcomes !== void 0) {
        let data3 = data.outcomes;
        if (Array.isArray(data3)) {
          if (data3.length > 1e3) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema130.properties.outcomes, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            if (typeof data4 != "string") {
              if (errors < 1e3) {
                let err8 = { instancePath: instancePath + "/outcomes/" + i0, schemaPath: "#/properties/outcomes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.properties.outcomes.items.type, parentSchema: schema130.properties.outcomes.items, data: data4 };
                vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
              }
              errors++, reportable++;
            }
            if (!(data4 === "succeed" || data4 === "fail")) {
              if (errors < 1e3) {
                let err9 = { instancePath: instancePath + "/outcomes/" + i0, schemaPath: "#/properties/outcomes/items/enum", keyword: "enum", params: { allowedValues: schema130.properties.outcomes.items.enum }, message: "must be equal to one of the allowed values", schema: schema130.properties.outcomes.items.enum, parentSchema: schema130.properties.outcomes.items, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema130.properties.outcomes.type, parentSchema: schema130.properties.outcomes, data: data3 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
      data.failure !== void 0 && (validate378(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate378.errors), errors += validate378.errorCount, reportable += validate378.reportableCount));
    } else {
      if (errors < 1e3) {
        let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.type, parentSchema: schema130, data };
        vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
      }
      errors++, reportable++;
    }
    return validate375.errors = vErrors, validate375.errorCount = errors, validate375.reportableCount = reportable, errors === 0;
  }
  validate375.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema132 = { required: ["type", "at", "recurringId"], "x-unknown": "is no field of recurring-completed", additionalProperties: !1, type: "object", properties: { type: { const: "recurring-completed" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" } } };
  function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate382.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema132.required, parentSchema: schema132, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema132.required, parentSchema: schema132, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema132.required, parentSchema: schema132, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema132, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "recurring-completed") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "recurring-completed" }, message: "must be equal to constant", schema: "recurring-completed", parentSchema: schema132.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema132.type, parentSchema: schema132, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate382.errors = vErrors, validate382.errorCount = errors, validate382.reportableCount = reportable, errors === 0;
  }
  validate382.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema133 = { required: ["type", "at", "recurringId", "reason"], "x-unknown": "is no field of recurring-ended", additionalProperties: !1, type: "object", properties: { type: { const: "recurring-ended" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" }, reason: { type: "string", enum: ["retries-used-up"] } } };
  function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate385.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema133.required, parentSchema: schema133, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema133.required, parentSchema: schema133, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema133.required, parentSchema: schema133, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.reason === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema133.required, parentSchema: schema133, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId" || key0 === "reason")) {
          if (errors < 1e3) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema133, data };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "recurring-ended") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "recurring-ended" }, message: "must be equal to constant", schema: "recurring-ended", parentSchema: schema133.properties.type, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.reason !== void 0) {
        let data3 = data.reason;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema133.properties.reason.type, parentSchema: schema133.properties.reason, data: data3 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (data3 !== "retries-used-up") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema133.properties.reason.enum }, message: "must be equal to one of the allowed values", schema: schema133.properties.reason.enum, parentSchema: schema133.properties.reason, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema133.type, parentSchema: schema133, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate385.errors = vErrors, validate385.errorCount = errors, validate385.reportableCount = reportable, errors === 0;
  }
  validate385.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema134 = { required: ["type", "at", "recurringId", "by"], "x-unknown": "is no field of recurring-canceled", additionalProperties: !1, type: "object", properties: { type: { const: "recurring-canceled" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" }, by: { type: "string", enum: ["merchant", "customer", "tester"] } } };
  function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate388.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.by === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema134.required, parentSchema: schema134, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId" || key0 === "by")) {
          if (errors < 1e3) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema134, data };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "recurring-canceled") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "recurring-canceled" }, message: "must be equal to constant", schema: "recurring-canceled", parentSchema: schema134.properties.type, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.by !== void 0) {
        let data3 = data.by;
        if (typeof data3 != "string") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.by.type, parentSchema: schema134.properties.by, data: data3 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (!(data3 === "merchant" || data3 === "customer" || data3 === "tester")) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema134.properties.by.enum }, message: "must be equal to one of the allowed values", schema: schema134.properties.by.enum, parentSchema: schema134.properties.by, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema134.type, parentSchema: schema134, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate388.errors = vErrors, validate388.errorCount = errors, validate388.reportableCount = reportable, errors === 0;
  }
  validate388.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema135 = { required: ["type", "at", "recurringId"], "x-unknown": "is no field of recurring-withdrawn", additionalProperties: !1, type: "object", properties: { type: { const: "recurring-withdrawn" }, at: { $ref: "#/$defs/EpochMs" }, recurringId: { $ref: "#/$defs/Text" } } };
  function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate391.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema135.required, parentSchema: schema135, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema135.required, parentSchema: schema135, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema135.required, parentSchema: schema135, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "recurringId")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema135, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "recurring-withdrawn") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "recurring-withdrawn" }, message: "must be equal to constant", schema: "recurring-withdrawn", parentSchema: schema135.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema135.type, parentSchema: schema135, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate391.errors = vErrors, validate391.errorCount = errors, validate391.reportableCount = reportable, errors === 0;
  }
  validate391.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema136 = { required: ["type", "at", "callbackId", "about", "target"], "x-unknown": "is no field of callback-scheduled", additionalProperties: !1, type: "object", properties: { type: { const: "callback-scheduled" }, at: { $ref: "#/$defs/EpochMs" }, callbackId: { $ref: "#/$defs/Text" }, about: { $ref: "#/$defs/CallbackAbout" }, target: { $ref: "#/$defs/HttpUrl" }, told: { $ref: "#/$defs/Told" }, struck: { $ref: "#/$defs/LoggedStruckFault" }, dueAt: { $ref: "#/$defs/LaterEpochMs" }, held: { const: !0 } } }, schema137 = { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, "x-unknown": "is no kind of callback", "x-choices": ["paid", "canceled", "webhook", "refund", "charge"], oneOf: [{ $ref: "#/$defs/AboutInvoice" }, { $ref: "#/$defs/AboutRefund" }, { $ref: "#/$defs/AboutCharge" }] }, schema138 = { required: ["kind", "transactionNo"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { kind: { enum: ["paid", "canceled", "webhook"] }, transactionNo: { $ref: "#/$defs/TransactionNo" } } };
  function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate398.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema138.required, parentSchema: schema138, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema138.required, parentSchema: schema138, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "kind" || key0 === "transactionNo")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema138, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      if (data.kind !== void 0) {
        let data0 = data.kind;
        if (!(data0 === "paid" || data0 === "canceled" || data0 === "webhook")) {
          if (errors < 1e3) {
            let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema138.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema138.properties.kind.enum, parentSchema: schema138.properties.kind, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      }
      data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema138.type, parentSchema: schema138, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate398.errors = vErrors, validate398.errorCount = errors, validate398.reportableCount = reportable, errors === 0;
  }
  validate398.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema139 = { required: ["kind", "transactionNo", "refunded"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { kind: { const: "refund" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, refunded: { type: "boolean" } } };
  function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate400.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema139.required, parentSchema: schema139, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema139.required, parentSchema: schema139, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.refunded === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refunded" }, message: "must have required property 'refunded'", schema: schema139.required, parentSchema: schema139, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "kind" || key0 === "transactionNo" || key0 === "refunded")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema139, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.kind !== void 0) {
        let data0 = data.kind;
        if (data0 !== "refund") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "refund" }, message: "must be equal to constant", schema: "refund", parentSchema: schema139.properties.kind, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      if (data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.refunded !== void 0) {
        let data2 = data.refunded;
        if (typeof data2 != "boolean") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/refunded", schemaPath: "#/properties/refunded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema139.properties.refunded.type, parentSchema: schema139.properties.refunded, data: data2 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.type, parentSchema: schema139, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate400.errors = vErrors, validate400.errorCount = errors, validate400.reportableCount = reportable, errors === 0;
  }
  validate400.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema140 = { required: ["kind", "recurringId", "cycle", "attempt", "charged"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { kind: { const: "charge" }, recurringId: { $ref: "#/$defs/Text" }, cycle: { $ref: "#/$defs/Count" }, attempt: { $ref: "#/$defs/Count" }, charged: { type: "boolean" } } };
  function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate402.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema140.required, parentSchema: schema140, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.recurringId === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recurringId" }, message: "must have required property 'recurringId'", schema: schema140.required, parentSchema: schema140, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.cycle === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cycle" }, message: "must have required property 'cycle'", schema: schema140.required, parentSchema: schema140, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.attempt === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'", schema: schema140.required, parentSchema: schema140, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.charged === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charged" }, message: "must have required property 'charged'", schema: schema140.required, parentSchema: schema140, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "kind" || key0 === "recurringId" || key0 === "cycle" || key0 === "attempt" || key0 === "charged")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema140, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.kind !== void 0) {
        let data0 = data.kind;
        if (data0 !== "charge") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "charge" }, message: "must be equal to constant", schema: "charge", parentSchema: schema140.properties.kind, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.recurringId !== void 0 && (validate59(data.recurringId, { instancePath: instancePath + "/recurringId", parentData: data, parentDataProperty: "recurringId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.cycle !== void 0 && (validate93(data.cycle, { instancePath: instancePath + "/cycle", parentData: data, parentDataProperty: "cycle", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.attempt !== void 0 && (validate93(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate93.errors), errors += validate93.errorCount, reportable += validate93.reportableCount)), data.charged !== void 0) {
        let data4 = data.charged;
        if (typeof data4 != "boolean") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/charged", schemaPath: "#/properties/charged/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema140.properties.charged.type, parentSchema: schema140.properties.charged, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.type, parentSchema: schema140, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate402.errors = vErrors, validate402.errorCount = errors, validate402.reportableCount = reportable, errors === 0;
  }
  validate402.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate397.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema137.required, parentSchema: schema137, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      let tag0 = data.kind;
      if (typeof tag0 == "string")
        if (tag0 === "paid") {
          validate398(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate398.errors), errors += validate398.errorCount, reportable += validate398.reportableCount);
          var props0 = !0;
        } else if (tag0 === "canceled")
          validate398(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate398.errors), errors += validate398.errorCount, reportable += validate398.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "webhook")
          validate398(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate398.errors), errors += validate398.errorCount, reportable += validate398.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "refund")
          validate400(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate400.errors), errors += validate400.errorCount, reportable += validate400.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charge")
          validate402(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate402.errors), errors += validate402.errorCount, reportable += validate402.reportableCount), props0 !== !0 && (props0 = !0);
        else {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf', schema: schema137.discriminator, parentSchema: schema137, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      else {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string', schema: schema137.discriminator, parentSchema: schema137, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema137.type, parentSchema: schema137, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate397.errors = vErrors, validate397.errorCount = errors, validate397.reportableCount = reportable, evaluated0.props = props0, errors === 0;
  }
  validate397.evaluated = { dynamicProps: !0, dynamicItems: !1 };
  var schema141 = { required: [], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { amount: { type: "integer", minimum: 0, maximum: 100000000099 }, id: { $ref: "#/$defs/Text" } } };
  function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate413.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        if (!(key0 === "amount" || key0 === "id")) {
          if (errors < 1e3) {
            let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema141, data };
            vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
          }
          errors++, reportable++;
        }
      if (data.amount !== void 0) {
        let data0 = data.amount;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          if (errors < 1e3) {
            let err1 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema141.properties.amount.type, parentSchema: schema141.properties.amount, data: data0 };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 100000000099 || isNaN(data0)) {
            if (errors < 1e3) {
              let err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100000000099 }, message: "must be <= 100000000099", schema: 100000000099, parentSchema: schema141.properties.amount, data: data0 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
          if (data0 < 0 || isNaN(data0)) {
            if (errors < 1e3) {
              let err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema141.properties.amount, data: data0 };
              vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
            }
            errors++, reportable++;
          }
        }
      }
      data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema141.type, parentSchema: schema141, data };
        vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
      }
      errors++, reportable++;
    }
    return validate413.errors = vErrors, validate413.errorCount = errors, validate413.reportableCount = reportable, errors === 0;
  }
  validate413.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema142 = { required: ["id", "fault"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { id: { $ref: "#/$defs/Text" }, fault: { $ref: "#/$defs/FaultId" } } };
  function validate416(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate416.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema142.required, parentSchema: schema142, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema142.required, parentSchema: schema142, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "id" || key0 === "fault")) {
          if (errors < 1e3) {
            let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema142, data };
            vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
          }
          errors++, reportable++;
        }
      data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.fault !== void 0 && (validate113(data.fault, { instancePath: instancePath + "/fault", parentData: data, parentDataProperty: "fault", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate113.errors), errors += validate113.errorCount, reportable += validate113.reportableCount));
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema142.type, parentSchema: schema142, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate416.errors = vErrors, validate416.errorCount = errors, validate416.reportableCount = reportable, errors === 0;
  }
  validate416.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate394.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema136.required, parentSchema: schema136, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema136.required, parentSchema: schema136, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callbackId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackId" }, message: "must have required property 'callbackId'", schema: schema136.required, parentSchema: schema136, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema136.required, parentSchema: schema136, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.target === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" }, message: "must have required property 'target'", schema: schema136.required, parentSchema: schema136, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!func1.call(schema136.properties, key0)) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema136, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "callback-scheduled") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "callback-scheduled" }, message: "must be equal to constant", schema: "callback-scheduled", parentSchema: schema136.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.callbackId !== void 0 && (validate59(data.callbackId, { instancePath: instancePath + "/callbackId", parentData: data, parentDataProperty: "callbackId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.about !== void 0 && (validate397(data.about, { instancePath: instancePath + "/about", parentData: data, parentDataProperty: "about", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate397.errors), errors += validate397.errorCount, reportable += validate397.reportableCount)), data.target !== void 0 && (validate275(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate275.errors), errors += validate275.errorCount, reportable += validate275.reportableCount)), data.told !== void 0 && (validate413(data.told, { instancePath: instancePath + "/told", parentData: data, parentDataProperty: "told", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate413.errors), errors += validate413.errorCount, reportable += validate413.reportableCount)), data.struck !== void 0 && (validate416(data.struck, { instancePath: instancePath + "/struck", parentData: data, parentDataProperty: "struck", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate416.errors), errors += validate416.errorCount, reportable += validate416.reportableCount)), data.dueAt !== void 0 && (validate263(data.dueAt, { instancePath: instancePath + "/dueAt", parentData: data, parentDataProperty: "dueAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate263.errors), errors += validate263.errorCount, reportable += validate263.reportableCount)), data.held !== void 0) {
        let data8 = data.held;
        if (data8 !== !0) {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema136.properties.held, data: data8 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema136.type, parentSchema: schema136, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate394.errors = vErrors, validate394.errorCount = errors, validate394.reportableCount = reportable, errors === 0;
  }
  validate394.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema143 = { required: ["type", "at", "callbackId", "about", "target"], "x-unknown": "is no field of callback-redirected", additionalProperties: !1, type: "object", properties: { type: { const: "callback-redirected" }, at: { $ref: "#/$defs/EpochMs" }, callbackId: { $ref: "#/$defs/Text" }, about: { $ref: "#/$defs/CallbackAbout" }, target: { $ref: "#/$defs/HttpUrl" }, told: { $ref: "#/$defs/Told" }, struck: { $ref: "#/$defs/LoggedStruckFault" } } };
  function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate421.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema143.required, parentSchema: schema143, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema143.required, parentSchema: schema143, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callbackId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackId" }, message: "must have required property 'callbackId'", schema: schema143.required, parentSchema: schema143, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema143.required, parentSchema: schema143, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.target === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" }, message: "must have required property 'target'", schema: schema143.required, parentSchema: schema143, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "callbackId" || key0 === "about" || key0 === "target" || key0 === "told" || key0 === "struck")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema143, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "callback-redirected") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "callback-redirected" }, message: "must be equal to constant", schema: "callback-redirected", parentSchema: schema143.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.callbackId !== void 0 && (validate59(data.callbackId, { instancePath: instancePath + "/callbackId", parentData: data, parentDataProperty: "callbackId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.about !== void 0 && (validate397(data.about, { instancePath: instancePath + "/about", parentData: data, parentDataProperty: "about", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate397.errors), errors += validate397.errorCount, reportable += validate397.reportableCount)), data.target !== void 0 && (validate275(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate275.errors), errors += validate275.errorCount, reportable += validate275.reportableCount)), data.told !== void 0 && (validate413(data.told, { instancePath: instancePath + "/told", parentData: data, parentDataProperty: "told", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate413.errors), errors += validate413.errorCount, reportable += validate413.reportableCount)), data.struck !== void 0 && (validate416(data.struck, { instancePath: instancePath + "/struck", parentData: data, parentDataProperty: "struck", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate416.errors), errors += validate416.errorCount, reportable += validate416.reportableCount));
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema143.type, parentSchema: schema143, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate421.errors = vErrors, validate421.errorCount = errors, validate421.reportableCount = reportable, errors === 0;
  }
  validate421.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema144 = { required: ["type", "at", "callbackId", "about", "target"], "x-unknown": "is no field of callback-dropped", additionalProperties: !1, type: "object", properties: { type: { const: "callback-dropped" }, at: { $ref: "#/$defs/EpochMs" }, callbackId: { $ref: "#/$defs/Text" }, about: { $ref: "#/$defs/CallbackAbout" }, target: { $ref: "#/$defs/HttpUrl" }, struck: { $ref: "#/$defs/LoggedStruckFault" } } };
  function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate428.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema144.required, parentSchema: schema144, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema144.required, parentSchema: schema144, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callbackId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackId" }, message: "must have required property 'callbackId'", schema: schema144.required, parentSchema: schema144, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema144.required, parentSchema: schema144, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.target === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" }, message: "must have required property 'target'", schema: schema144.required, parentSchema: schema144, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "callbackId" || key0 === "about" || key0 === "target" || key0 === "struck")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema144, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "callback-dropped") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "callback-dropped" }, message: "must be equal to constant", schema: "callback-dropped", parentSchema: schema144.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.callbackId !== void 0 && (validate59(data.callbackId, { instancePath: instancePath + "/callbackId", parentData: data, parentDataProperty: "callbackId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.about !== void 0 && (validate397(data.about, { instancePath: instancePath + "/about", parentData: data, parentDataProperty: "about", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate397.errors), errors += validate397.errorCount, reportable += validate397.reportableCount)), data.target !== void 0 && (validate275(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate275.errors), errors += validate275.errorCount, reportable += validate275.reportableCount)), data.struck !== void 0 && (validate416(data.struck, { instancePath: instancePath + "/struck", parentData: data, parentDataProperty: "struck", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate416.errors), errors += validate416.errorCount, reportable += validate416.reportableCount));
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema144.type, parentSchema: schema144, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate428.errors = vErrors, validate428.errorCount = errors, validate428.reportableCount = reportable, errors === 0;
  }
  validate428.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema145 = { required: ["type", "at", "callbackId"], "x-unknown": "is no field of callback-released", additionalProperties: !1, type: "object", properties: { type: { const: "callback-released" }, at: { $ref: "#/$defs/EpochMs" }, callbackId: { $ref: "#/$defs/Text" } } };
  function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate434.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema145.required, parentSchema: schema145, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema145.required, parentSchema: schema145, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callbackId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackId" }, message: "must have required property 'callbackId'", schema: schema145.required, parentSchema: schema145, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "callbackId")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema145, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "callback-released") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "callback-released" }, message: "must be equal to constant", schema: "callback-released", parentSchema: schema145.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.callbackId !== void 0 && (validate59(data.callbackId, { instancePath: instancePath + "/callbackId", parentData: data, parentDataProperty: "callbackId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema145.type, parentSchema: schema145, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate434.errors = vErrors, validate434.errorCount = errors, validate434.reportableCount = reportable, errors === 0;
  }
  validate434.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema146 = { required: ["type", "at", "callbackId", "sent"], "x-unknown": "is no field of callback-attempted", additionalProperties: !1, type: "object", properties: { type: { const: "callback-attempted" }, at: { $ref: "#/$defs/EpochMs" }, callbackId: { $ref: "#/$defs/Text" }, sent: { $ref: "#/$defs/Sent" } } }, schema147 = { required: ["method", "url", "headers", "body"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { method: { type: "string", enum: ["GET", "POST"] }, url: { type: "string", pattern: "^https?://", "x-expected": "an http or https URL" }, headers: { $ref: "#/$defs/Headers" }, body: { $ref: "#/$defs/NullableText" } } }, schema148 = { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } };
  function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate441.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 50) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema148, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      for (let key0 in data) {
        let _errs1 = errors, _reportable1 = reportable;
        if (typeof key0 == "string") {
          if (func3(key0) > 100) {
            if (errors < 1e3) {
              let err1 = { instancePath, schemaPath: "#/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema148.propertyNames, data: key0, propertyName: key0 };
              vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
            }
            errors++, reportable++;
          }
          if (!pattern6.test(key0)) {
            if (errors < 1e3) {
              let err2 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', schema: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", parentSchema: schema148.propertyNames, data: key0, propertyName: key0 };
              vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
            }
            errors++, reportable++;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema148.propertyNames, parentSchema: schema148, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++;
        }
      }
      for (let key1 in data) {
        let data0 = data[key1];
        if (typeof data0 == "string") {
          if (func3(data0) > 4e3) {
            if (errors < 1e3) {
              let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema148.additionalProperties, data: data0 };
              vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
            }
            errors++, reportable++;
          }
          if (!pattern7.test(data0)) {
            if (errors < 1e3) {
              let err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', schema: "^[\\t\\x20-\\x7e]*$", parentSchema: schema148.additionalProperties, data: data0 };
              vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema148.additionalProperties.type, parentSchema: schema148.additionalProperties, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema148.type, parentSchema: schema148, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate441.errors = vErrors, validate441.errorCount = errors, validate441.reportableCount = reportable, errors === 0;
  }
  validate441.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate440.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.method === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema147.required, parentSchema: schema147, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.url === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema147.required, parentSchema: schema147, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.headers === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema147.required, parentSchema: schema147, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.body === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'", schema: schema147.required, parentSchema: schema147, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "method" || key0 === "url" || key0 === "headers" || key0 === "body")) {
          if (errors < 1e3) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema147, data };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      if (data.method !== void 0) {
        let data0 = data.method;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema147.properties.method.type, parentSchema: schema147.properties.method, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
        if (!(data0 === "GET" || data0 === "POST")) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema147.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema147.properties.method.enum, parentSchema: schema147.properties.method, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.url !== void 0) {
        let data1 = data.url;
        if (typeof data1 == "string") {
          if (!pattern5.test(data1)) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', schema: "^https?://", parentSchema: schema147.properties.url, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema147.properties.url.type, parentSchema: schema147.properties.url, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      data.headers !== void 0 && (validate441(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate441.errors), errors += validate441.errorCount, reportable += validate441.reportableCount)), data.body !== void 0 && (validate96(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount));
    } else {
      if (errors < 1e3) {
        let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema147.type, parentSchema: schema147, data };
        vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
      }
      errors++, reportable++;
    }
    return validate440.errors = vErrors, validate440.errorCount = errors, validate440.reportableCount = reportable, errors === 0;
  }
  validate440.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate437.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema146.required, parentSchema: schema146, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema146.required, parentSchema: schema146, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callbackId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackId" }, message: "must have required property 'callbackId'", schema: schema146.required, parentSchema: schema146, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.sent === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sent" }, message: "must have required property 'sent'", schema: schema146.required, parentSchema: schema146, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "callbackId" || key0 === "sent")) {
          if (errors < 1e3) {
            let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema146, data };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "callback-attempted") {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "callback-attempted" }, message: "must be equal to constant", schema: "callback-attempted", parentSchema: schema146.properties.type, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.callbackId !== void 0 && (validate59(data.callbackId, { instancePath: instancePath + "/callbackId", parentData: data, parentDataProperty: "callbackId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.sent !== void 0 && (validate440(data.sent, { instancePath: instancePath + "/sent", parentData: data, parentDataProperty: "sent", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate440.errors), errors += validate440.errorCount, reportable += validate440.reportableCount));
    } else {
      if (errors < 1e3) {
        let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema146.type, parentSchema: schema146, data };
        vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
      }
      errors++, reportable++;
    }
    return validate437.errors = vErrors, validate437.errorCount = errors, validate437.reportableCount = reportable, errors === 0;
  }
  validate437.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema149 = { required: ["type", "at", "callbackId", "result", "retryAt"], "x-unknown": "is no field of callback-answered", additionalProperties: !1, type: "object", properties: { type: { const: "callback-answered" }, at: { $ref: "#/$defs/EpochMs" }, callbackId: { $ref: "#/$defs/Text" }, result: { $ref: "#/$defs/AttemptResult" }, retryAt: { $ref: "#/$defs/NullableLaterEpochMs" } } }, schema150 = { required: ["outcome", "status", "detail"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { outcome: { type: "string", enum: ["delivered", "refused", "unreachable", "timeout", "blocked"] }, status: { type: ["integer", "null"], minimum: 0, maximum: 999 }, detail: { $ref: "#/$defs/Text" }, durationMs: { type: "number", minimum: 0, maximum: 9007199254740991 }, answer: { required: ["headers", "body", "cut"], "x-unknown": "is no field here", additionalProperties: !1, type: "object", properties: { headers: { type: "object", additionalProperties: { $ref: "#/$defs/Text" } }, body: { $ref: "#/$defs/NullableText" }, cut: { type: "array", maxItems: 2, items: { type: "string", enum: ["headers", "body"] } } } } } };
  function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate448.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.outcome === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema150.required, parentSchema: schema150, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.status === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema150.required, parentSchema: schema150, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.detail === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema150.required, parentSchema: schema150, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "outcome" || key0 === "status" || key0 === "detail" || key0 === "durationMs" || key0 === "answer")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema150, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.outcome !== void 0) {
        let data0 = data.outcome;
        if (typeof data0 != "string") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema150.properties.outcome.type, parentSchema: schema150.properties.outcome, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
        if (!(data0 === "delivered" || data0 === "refused" || data0 === "unreachable" || data0 === "timeout" || data0 === "blocked")) {
          if (errors < 1e3) {
            let err5 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema150.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema150.properties.outcome.enum, parentSchema: schema150.properties.outcome, data: data0 };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      }
      if (data.status !== void 0) {
        let data1 = data.status;
        if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema150.properties.status.type }, message: "must be integer,null", schema: schema150.properties.status.type, parentSchema: schema150.properties.status, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999 || isNaN(data1)) {
            if (errors < 1e3) {
              let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999", schema: 999, parentSchema: schema150.properties.status, data: data1 };
              vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
            }
            errors++, reportable++;
          }
          if (data1 < 0 || isNaN(data1)) {
            if (errors < 1e3) {
              let err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema150.properties.status, data: data1 };
              vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
            }
            errors++, reportable++;
          }
        }
      }
      if (data.detail !== void 0 && (validate59(data.detail, { instancePath: instancePath + "/detail", parentData: data, parentDataProperty: "detail", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.durationMs !== void 0) {
        let data3 = data.durationMs;
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 > 9007199254740991 || isNaN(data3)) {
            if (errors < 1e3) {
              let err9 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema150.properties.durationMs, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
            }
            errors++, reportable++;
          }
          if (data3 < 0 || isNaN(data3)) {
            if (errors < 1e3) {
              let err10 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema150.properties.durationMs, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
            }
            errors++, reportable++;
          }
        } else {
          if (errors < 1e3) {
            let err11 = { instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema150.properties.durationMs.type, parentSchema: schema150.properties.durationMs, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
          }
          errors++, reportable++;
        }
      }
      if (data.answer !== void 0) {
        let data4 = data.answer;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (data4.headers === void 0) {
            if (errors < 1e3) {
              let err12 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'", schema: schema150.properties.answer.required, parentSchema: schema150.properties.answer, data: data4 };
              vErrors === null ? vErrors = [err12] : vErrors[errors] = err12;
            }
            errors++, reportable++;
          }
          if (data4.body === void 0) {
            if (errors < 1e3) {
              let err13 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'", schema: schema150.properties.answer.required, parentSchema: schema150.properties.answer, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors[errors] = err13;
            }
            errors++, reportable++;
          }
          if (data4.cut === void 0) {
            if (errors < 1e3) {
              let err14 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/required", keyword: "required", params: { missingProperty: "cut" }, message: "must have required property 'cut'", schema: schema150.properties.answer.required, parentSchema: schema150.properties.answer, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors[errors] = err14;
            }
            errors++, reportable++;
          }
          for (let key1 in data4)
            if (!(key1 === "headers" || key1 === "body" || key1 === "cut")) {
              if (errors < 1e3) {
                let err15 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema150.properties.answer, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors[errors] = err15;
              }
              errors++, reportable++;
            }
          if (data4.headers !== void 0) {
            let data5 = data4.headers;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5))
              for (let key2 in data5)
                validate59(data5[key2], { instancePath: instancePath + "/answer/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount);
            else {
              if (errors < 1e3) {
                let err16 = { instancePath: instancePath + "/answer/headers", schemaPath: "#/properties/answer/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema150.properties.answer.properties.headers.type, parentSchema: schema150.properties.answer.properties.headers, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors[errors] = err16;
              }
              errors++, reportable++;
            }
          }
          if (data4.body !== void 0 && (validate96(data4.body, { instancePath: instancePath + "/answer/body", parentData: data4, parentDataProperty: "body", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate96.errors), errors += validate96.errorCount, reportable += validate96.reportableCount)), data4.cut !== void 0) {
            let data8 = data4.cut;
            if (Array.isArray(data8)) {
              if (data8.length > 2) {
                if (errors < 1e3) {
                  let err17 = { instancePath: instancePath + "/answer/cut", schemaPath: "#/properties/answer/properties/cut/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema150.properties.answer.properties.cut, data: data8 };
                  vErrors === null ? vErrors = [err17] : vErrors[errors] = err17;
                }
                errors++, reportable++;
              }
              let len0 = data8.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data9 = data8[i0];
                if (typeof data9 != "string") {
                  if (errors < 1e3) {
                    let err18 = { instancePath: instancePath + "/answer/cut/" + i0, schemaPath: "#/properties/answer/properties/cut/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema150.properties.answer.properties.cut.items.type, parentSchema: schema150.properties.answer.properties.cut.items, data: data9 };
                    vErrors === null ? vErrors = [err18] : vErrors[errors] = err18;
                  }
                  errors++, reportable++;
                }
                if (!(data9 === "headers" || data9 === "body")) {
                  if (errors < 1e3) {
                    let err19 = { instancePath: instancePath + "/answer/cut/" + i0, schemaPath: "#/properties/answer/properties/cut/items/enum", keyword: "enum", params: { allowedValues: schema150.properties.answer.properties.cut.items.enum }, message: "must be equal to one of the allowed values", schema: schema150.properties.answer.properties.cut.items.enum, parentSchema: schema150.properties.answer.properties.cut.items, data: data9 };
                    vErrors === null ? vErrors = [err19] : vErrors[errors] = err19;
                  }
                  errors++, reportable++;
                }
              }
            } else {
              if (errors < 1e3) {
                let err20 = { instancePath: instancePath + "/answer/cut", schemaPath: "#/properties/answer/properties/cut/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema150.properties.answer.properties.cut.type, parentSchema: schema150.properties.answer.properties.cut, data: data8 };
                vErrors === null ? vErrors = [err20] : vErrors[errors] = err20;
              }
              errors++, reportable++;
            }
          }
        } else {
          if (errors < 1e3) {
            let err21 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema150.properties.answer.type, parentSchema: schema150.properties.answer, data: data4 };
            vErrors === null ? vErrors = [err21] : vErrors[errors] = err21;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema150.type, parentSchema: schema150, data };
        vErrors === null ? vErrors = [err22] : vErrors[errors] = err22;
      }
      errors++, reportable++;
    }
    return validate448.errors = vErrors, validate448.errorCount = errors, validate448.reportableCount = reportable, errors === 0;
  }
  validate448.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema151 = { type: ["integer", "null"], minimum: 1e12, maximum: 10002147483646, "x-expected": "null or an instant in milliseconds, 1000000000000 to 10002147483646" };
  function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate453.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && data !== null) {
      if (errors < 1e3) {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema151.type }, message: "must be integer,null", schema: schema151.type, parentSchema: schema151, data };
        vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
      }
      errors++, reportable++;
    }
    if (typeof data == "number" && isFinite(data)) {
      if (data > 10002147483646 || isNaN(data)) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10002147483646 }, message: "must be <= 10002147483646", schema: 10002147483646, parentSchema: schema151, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data < 1e12 || isNaN(data)) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e12 }, message: "must be >= 1000000000000", schema: 1e12, parentSchema: schema151, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    }
    return validate453.errors = vErrors, validate453.errorCount = errors, validate453.reportableCount = reportable, errors === 0;
  }
  validate453.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate445(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate445.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema149.required, parentSchema: schema149, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema149.required, parentSchema: schema149, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callbackId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackId" }, message: "must have required property 'callbackId'", schema: schema149.required, parentSchema: schema149, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.result === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'", schema: schema149.required, parentSchema: schema149, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.retryAt === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryAt" }, message: "must have required property 'retryAt'", schema: schema149.required, parentSchema: schema149, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "callbackId" || key0 === "result" || key0 === "retryAt")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema149, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "callback-answered") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "callback-answered" }, message: "must be equal to constant", schema: "callback-answered", parentSchema: schema149.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.callbackId !== void 0 && (validate59(data.callbackId, { instancePath: instancePath + "/callbackId", parentData: data, parentDataProperty: "callbackId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.result !== void 0 && (validate448(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate448.errors), errors += validate448.errorCount, reportable += validate448.reportableCount)), data.retryAt !== void 0 && (validate453(data.retryAt, { instancePath: instancePath + "/retryAt", parentData: data, parentDataProperty: "retryAt", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate453.errors), errors += validate453.errorCount, reportable += validate453.reportableCount));
    } else {
      if (errors < 1e3) {
        let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema149.type, parentSchema: schema149, data };
        vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
      }
      errors++, reportable++;
    }
    return validate445.errors = vErrors, validate445.errorCount = errors, validate445.reportableCount = reportable, errors === 0;
  }
  validate445.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema152 = { required: ["type", "at", "callbackId"], "x-unknown": "is no field of callback-resend-asked", additionalProperties: !1, type: "object", properties: { type: { const: "callback-resend-asked" }, at: { $ref: "#/$defs/EpochMs" }, callbackId: { $ref: "#/$defs/Text" } } };
  function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate455.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema152.required, parentSchema: schema152, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema152.required, parentSchema: schema152, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.callbackId === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callbackId" }, message: "must have required property 'callbackId'", schema: schema152.required, parentSchema: schema152, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "callbackId")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema152, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "callback-resend-asked") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "callback-resend-asked" }, message: "must be equal to constant", schema: "callback-resend-asked", parentSchema: schema152.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.callbackId !== void 0 && (validate59(data.callbackId, { instancePath: instancePath + "/callbackId", parentData: data, parentDataProperty: "callbackId", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema152.type, parentSchema: schema152, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate455.errors = vErrors, validate455.errorCount = errors, validate455.reportableCount = reportable, errors === 0;
  }
  validate455.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema153 = { required: ["type", "at", "rule"], "x-unknown": "is no field of fault-added", additionalProperties: !1, type: "object", properties: { type: { const: "fault-added" }, at: { $ref: "#/$defs/EpochMs" }, rule: { $ref: "#/$defs/FaultRule" } } };
  function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate458.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema153.required, parentSchema: schema153, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema153.required, parentSchema: schema153, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.rule === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema153.required, parentSchema: schema153, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "rule")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema153, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "fault-added") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "fault-added" }, message: "must be equal to constant", schema: "fault-added", parentSchema: schema153.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.rule !== void 0 && (validate112(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate112.errors), errors += validate112.errorCount, reportable += validate112.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema153.type, parentSchema: schema153, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate458.errors = vErrors, validate458.errorCount = errors, validate458.reportableCount = reportable, errors === 0;
  }
  validate458.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema154 = { required: ["type", "at", "id"], "x-unknown": "is no field of fault-removed", additionalProperties: !1, type: "object", properties: { type: { const: "fault-removed" }, at: { $ref: "#/$defs/EpochMs" }, id: { $ref: "#/$defs/Text" } } };
  function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate461.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema154.required, parentSchema: schema154, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema154.required, parentSchema: schema154, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema154.required, parentSchema: schema154, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "id")) {
          if (errors < 1e3) {
            let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema154, data };
            vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "fault-removed") {
          if (errors < 1e3) {
            let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "fault-removed" }, message: "must be equal to constant", schema: "fault-removed", parentSchema: schema154.properties.type, data: data0 };
            vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
          }
          errors++, reportable++;
        }
      }
      data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount));
    } else {
      if (errors < 1e3) {
        let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema154.type, parentSchema: schema154, data };
        vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
      }
      errors++, reportable++;
    }
    return validate461.errors = vErrors, validate461.errorCount = errors, validate461.reportableCount = reportable, errors === 0;
  }
  validate461.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema155 = { required: ["type", "at", "id", "fault", "struck"], "x-unknown": "is no field of fault-matched", additionalProperties: !1, type: "object", properties: { type: { const: "fault-matched" }, at: { $ref: "#/$defs/EpochMs" }, id: { $ref: "#/$defs/Text" }, fault: { $ref: "#/$defs/FaultId" }, struck: { type: "boolean" } } };
  function validate464(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate464.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema155.required, parentSchema: schema155, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema155.required, parentSchema: schema155, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema155.required, parentSchema: schema155, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.fault === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", schema: schema155.required, parentSchema: schema155, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.struck === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "struck" }, message: "must have required property 'struck'", schema: schema155.required, parentSchema: schema155, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "id" || key0 === "fault" || key0 === "struck")) {
          if (errors < 1e3) {
            let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema155, data };
            vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "fault-matched") {
          if (errors < 1e3) {
            let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "fault-matched" }, message: "must be equal to constant", schema: "fault-matched", parentSchema: schema155.properties.type, data: data0 };
            vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.fault !== void 0 && (validate113(data.fault, { instancePath: instancePath + "/fault", parentData: data, parentDataProperty: "fault", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate113.errors), errors += validate113.errorCount, reportable += validate113.reportableCount)), data.struck !== void 0) {
        let data4 = data.struck;
        if (typeof data4 != "boolean") {
          if (errors < 1e3) {
            let err7 = { instancePath: instancePath + "/struck", schemaPath: "#/properties/struck/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema155.properties.struck.type, parentSchema: schema155.properties.struck, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema155.type, parentSchema: schema155, data };
        vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
      }
      errors++, reportable++;
    }
    return validate464.errors = vErrors, validate464.errorCount = errors, validate464.reportableCount = reportable, errors === 0;
  }
  validate464.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema156 = { required: ["type", "at", "transactionNo", "id", "to", "text", "about"], "x-unknown": "is no field of sms-sent", additionalProperties: !1, type: "object", properties: { type: { const: "sms-sent" }, at: { $ref: "#/$defs/EpochMs" }, transactionNo: { $ref: "#/$defs/TransactionNo" }, id: { $ref: "#/$defs/Text" }, to: { $ref: "#/$defs/Text" }, text: { $ref: "#/$defs/Text" }, about: { type: "string", enum: ["invoice", "otp", "digital"] } } };
  function validate468(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate468.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema156.required, parentSchema: schema156, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      if (data.at === void 0) {
        if (errors < 1e3) {
          let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema156.required, parentSchema: schema156, data };
          vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
        }
        errors++, reportable++;
      }
      if (data.transactionNo === void 0) {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transactionNo" }, message: "must have required property 'transactionNo'", schema: schema156.required, parentSchema: schema156, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
      if (data.id === void 0) {
        if (errors < 1e3) {
          let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema156.required, parentSchema: schema156, data };
          vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
        }
        errors++, reportable++;
      }
      if (data.to === void 0) {
        if (errors < 1e3) {
          let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema156.required, parentSchema: schema156, data };
          vErrors === null ? vErrors = [err4] : vErrors[errors] = err4;
        }
        errors++, reportable++;
      }
      if (data.text === void 0) {
        if (errors < 1e3) {
          let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema156.required, parentSchema: schema156, data };
          vErrors === null ? vErrors = [err5] : vErrors[errors] = err5;
        }
        errors++, reportable++;
      }
      if (data.about === void 0) {
        if (errors < 1e3) {
          let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'", schema: schema156.required, parentSchema: schema156, data };
          vErrors === null ? vErrors = [err6] : vErrors[errors] = err6;
        }
        errors++, reportable++;
      }
      for (let key0 in data)
        if (!(key0 === "type" || key0 === "at" || key0 === "transactionNo" || key0 === "id" || key0 === "to" || key0 === "text" || key0 === "about")) {
          if (errors < 1e3) {
            let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema156, data };
            vErrors === null ? vErrors = [err7] : vErrors[errors] = err7;
          }
          errors++, reportable++;
        }
      if (data.type !== void 0) {
        let data0 = data.type;
        if (data0 !== "sms-sent") {
          if (errors < 1e3) {
            let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sms-sent" }, message: "must be equal to constant", schema: "sms-sent", parentSchema: schema156.properties.type, data: data0 };
            vErrors === null ? vErrors = [err8] : vErrors[errors] = err8;
          }
          errors++, reportable++;
        }
      }
      if (data.at !== void 0 && (validate55(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.transactionNo !== void 0 && (validate267(data.transactionNo, { instancePath: instancePath + "/transactionNo", parentData: data, parentDataProperty: "transactionNo", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate267.errors), errors += validate267.errorCount, reportable += validate267.reportableCount)), data.id !== void 0 && (validate59(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.to !== void 0 && (validate59(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.text !== void 0 && (validate59(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.about !== void 0) {
        let data6 = data.about;
        if (typeof data6 != "string") {
          if (errors < 1e3) {
            let err9 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.properties.about.type, parentSchema: schema156.properties.about, data: data6 };
            vErrors === null ? vErrors = [err9] : vErrors[errors] = err9;
          }
          errors++, reportable++;
        }
        if (!(data6 === "invoice" || data6 === "otp" || data6 === "digital")) {
          if (errors < 1e3) {
            let err10 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/enum", keyword: "enum", params: { allowedValues: schema156.properties.about.enum }, message: "must be equal to one of the allowed values", schema: schema156.properties.about.enum, parentSchema: schema156.properties.about, data: data6 };
            vErrors === null ? vErrors = [err10] : vErrors[errors] = err10;
          }
          errors++, reportable++;
        }
      }
    } else {
      if (errors < 1e3) {
        let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema156.type, parentSchema: schema156, data };
        vErrors === null ? vErrors = [err11] : vErrors[errors] = err11;
      }
      errors++, reportable++;
    }
    return validate468.errors = vErrors, validate468.errorCount = errors, validate468.reportableCount = reportable, errors === 0;
  }
  validate468.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type === void 0) {
        if (errors < 1e3) {
          let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema20.required, parentSchema: schema20, data };
          vErrors === null ? vErrors = [err0] : vErrors[errors] = err0;
        }
        errors++, reportable++;
      }
      let tag0 = data.type;
      if (typeof tag0 == "string")
        if (tag0 === "sandbox-opened") {
          validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate54.errors), errors += validate54.errorCount, reportable += validate54.reportableCount);
          var props0 = !0;
        } else if (tag0 === "settings-changed")
          validate222(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate222.errors), errors += validate222.errorCount, reportable += validate222.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "clock-set")
          validate236(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate236.errors), errors += validate236.errorCount, reportable += validate236.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "label-added")
          validate239(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate239.errors), errors += validate239.errorCount, reportable += validate239.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "merchants-seeded")
          validate241(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate241.errors), errors += validate241.errorCount, reportable += validate241.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "token-issued")
          validate260(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate260.errors), errors += validate260.errorCount, reportable += validate260.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "invoice-created")
          validate265(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate265.errors), errors += validate265.errorCount, reportable += validate265.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "invoice-paid")
          validate304(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate304.errors), errors += validate304.errorCount, reportable += validate304.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "payment-declined")
          validate308(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate308.errors), errors += validate308.errorCount, reportable += validate308.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "invoice-canceled")
          validate313(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate313.errors), errors += validate313.errorCount, reportable += validate313.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "invoice-refunded")
          validate316(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate316.errors), errors += validate316.errorCount, reportable += validate316.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "refund-failed")
          validate321(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate321.errors), errors += validate321.errorCount, reportable += validate321.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "invoice-withdrawn")
          validate326(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate326.errors), errors += validate326.errorCount, reportable += validate326.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "invoice-reopened")
          validate329(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate329.errors), errors += validate329.errorCount, reportable += validate329.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "otp-sent")
          validate332(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate332.errors), errors += validate332.errorCount, reportable += validate332.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "otp-code-rejected")
          validate340(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate340.errors), errors += validate340.errorCount, reportable += validate340.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "otp-used")
          validate343(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate343.errors), errors += validate343.errorCount, reportable += validate343.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "recurring-registered")
          validate346(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate346.errors), errors += validate346.errorCount, reportable += validate346.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "recurring-started")
          validate358(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate358.errors), errors += validate358.errorCount, reportable += validate358.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charge-succeeded")
          validate361(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate361.errors), errors += validate361.errorCount, reportable += validate361.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charge-failed")
          validate367(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate367.errors), errors += validate367.errorCount, reportable += validate367.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "charges-arranged")
          validate375(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate375.errors), errors += validate375.errorCount, reportable += validate375.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "recurring-completed")
          validate382(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate382.errors), errors += validate382.errorCount, reportable += validate382.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "recurring-ended")
          validate385(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate385.errors), errors += validate385.errorCount, reportable += validate385.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "recurring-canceled")
          validate388(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate388.errors), errors += validate388.errorCount, reportable += validate388.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "recurring-withdrawn")
          validate391(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate391.errors), errors += validate391.errorCount, reportable += validate391.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-scheduled")
          validate394(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate394.errors), errors += validate394.errorCount, reportable += validate394.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-redirected")
          validate421(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate421.errors), errors += validate421.errorCount, reportable += validate421.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-dropped")
          validate428(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate428.errors), errors += validate428.errorCount, reportable += validate428.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-released")
          validate434(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate434.errors), errors += validate434.errorCount, reportable += validate434.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-attempted")
          validate437(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate437.errors), errors += validate437.errorCount, reportable += validate437.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-answered")
          validate445(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate445.errors), errors += validate445.errorCount, reportable += validate445.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "callback-resend-asked")
          validate455(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate455.errors), errors += validate455.errorCount, reportable += validate455.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "fault-added")
          validate458(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate458.errors), errors += validate458.errorCount, reportable += validate458.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "fault-removed")
          validate461(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate461.errors), errors += validate461.errorCount, reportable += validate461.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "fault-matched")
          validate464(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate464.errors), errors += validate464.errorCount, reportable += validate464.reportableCount), props0 !== !0 && (props0 = !0);
        else if (tag0 === "sms-sent")
          validate468(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate468.errors), errors += validate468.errorCount, reportable += validate468.reportableCount), props0 !== !0 && (props0 = !0);
        else {
          if (errors < 1e3) {
            let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema20.discriminator, parentSchema: schema20, data };
            vErrors === null ? vErrors = [err1] : vErrors[errors] = err1;
          }
          errors++, reportable++;
        }
      else {
        if (errors < 1e3) {
          let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema20.discriminator, parentSchema: schema20, data };
          vErrors === null ? vErrors = [err2] : vErrors[errors] = err2;
        }
        errors++, reportable++;
      }
    } else {
      if (errors < 1e3) {
        let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err3] : vErrors[errors] = err3;
      }
      errors++, reportable++;
    }
    return validate53.errors = vErrors, validate53.errorCount = errors, validate53.reportableCount = reportable, evaluated0.props = props0, errors === 0;
  }
  validate53.evaluated = { dynamicProps: !0, dynamicItems: !1 };
  function takeOver(kept, count, more) {
    if (kept === null) return more;
    for (let n = 0; n < more.length && count + n < 1e3; n++) kept.push(more[n]);
    return kept;
  }
  return __toCommonJS(stdin_exports);
})();

/** Validators of what is no request. They count an unknown field as an error. */
export const validators: Readonly<Record<"LogEvent", Validator>> = {
  LogEvent: compiled.files_LogEvent,
};
