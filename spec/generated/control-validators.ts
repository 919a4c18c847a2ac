// @ts-nocheck
// Generated from the YAML files in spec/. To renew it: npm run generate

import type { ControlSchemaName, Validator } from "./validator-types.js";

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
    control_AddFaultRequest: () => control_AddFaultRequest,
    control_AddLabelRequest: () => control_AddLabelRequest,
    control_AdvanceClockRequest: () => control_AdvanceClockRequest,
    control_ArrangeChargesRequest: () => control_ArrangeChargesRequest,
    control_CallbacksListQuery: () => control_CallbacksListQuery,
    control_ChangeAssumptionsRequest: () => control_ChangeAssumptionsRequest,
    control_ChangeSettingsRequest: () => control_ChangeSettingsRequest,
    control_ClockAgendaQuery: () => control_ClockAgendaQuery,
    control_ClockBoundaryRequest: () => control_ClockBoundaryRequest,
    control_DeclineInvoiceRequest: () => control_DeclineInvoiceRequest,
    control_EventsQuery: () => control_EventsQuery,
    control_FollowQuery: () => control_FollowQuery,
    control_ForkRequest: () => control_ForkRequest,
    control_FreezeClockRequest: () => control_FreezeClockRequest,
    control_GatewayListQuery: () => control_GatewayListQuery,
    control_GatewayPreviewRewindQuery: () => control_GatewayPreviewRewindQuery,
    control_IdleRequest: () => control_IdleRequest,
    control_InvoicesListQuery: () => control_InvoicesListQuery,
    control_OpenSandboxRequest: () => control_OpenSandboxRequest,
    control_PayInvoiceRequest: () => control_PayInvoiceRequest,
    control_RecurringListQuery: () => control_RecurringListQuery,
    control_RefundInvoiceRequest: () => control_RefundInvoiceRequest,
    control_RegistrationsListQuery: () => control_RegistrationsListQuery,
    control_RejectRegistrationRequest: () => control_RejectRegistrationRequest,
    control_RequestsQuery: () => control_RequestsQuery,
    control_RewindRequest: () => control_RewindRequest,
    control_SandboxExport: () => control_SandboxExport,
    control_SeedMerchantsRequest: () => control_SeedMerchantsRequest,
    control_SessionsQuery: () => control_SessionsQuery,
    control_SettlementsListQuery: () => control_SettlementsListQuery,
    control_SmsQuery: () => control_SmsQuery,
    control_StatsQuery: () => control_StatsQuery
  });
  var control_OpenSandboxRequest = validate53, schema20 = late(() => ({ type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "x-expected": "the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not -, . or .. alone" }, seed: { type: "string", minLength: 1, maxLength: 200 }, clock: { type: "string", pattern: "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$", "x-choices": ["real", "frozen"], "x-expected": "real, frozen or the instant to freeze it at, such as 2026-01-31T12:00:00Z" }, assumptions: { type: "object", maxProperties: 100, additionalProperties: { type: ["string", "integer"], minLength: 1, maxLength: 2e3 } }, settings: { type: "object", additionalProperties: !1, properties: { strict: { type: "boolean" }, allowPrefer: { type: "boolean" }, secretKey: { type: ["string", "null"], minLength: 1, maxLength: 1e3 }, callbackSecret: { type: "string", minLength: 1, maxLength: 1e3 }, webUrlAgreement: { type: "boolean" }, description: { type: ["string", "null"], maxLength: 1e3 }, rates: { type: "object", additionalProperties: !1, properties: { USD: { type: "number", exclusiveMinimum: 0, maximum: 1e6 }, EUR: { type: "number", exclusiveMinimum: 0, maximum: 1e6 }, GBP: { type: "number", exclusiveMinimum: 0, maximum: 1e6 } } }, webhook: { "x-expected": "null or an object with the url of a webhook, http or https, and perhaps headers", oneOf: [{ type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", "x-expected": "an http or https URL of up to 2000 characters", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } } }, { type: "null" }] }, settlementWebhook: { "x-expected": "null or an object with the url of a webhook, http or https, and perhaps headers", oneOf: [{ type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", "x-expected": "an http or https URL of up to 2000 characters", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } } }, { type: "null" }] } } } } })), pattern3 = late(() => new RegExp("^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "u")), pattern4 = late(() => new RegExp("^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$", "u")), pattern5 = late(() => new RegExp("^https?://", "u")), pattern6 = late(() => new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u")), pattern7 = late(() => new RegExp("^[\\t\\x20-\\x7e]*$", "u")), func1 = require_ucs2length().default, func5 = Object.prototype.hasOwnProperty, formats0 = late(() => require_formats().fullFormats.uri);
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.name === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", parentSchema: schema20(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "name" || key0 === "seed" || key0 === "clock" || key0 === "assumptions" || key0 === "settings" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema20(), data })), errors++, reportable++);
      if (data.name !== void 0) {
        let data0 = data.name;
        typeof data0 == "string" ? pattern3().test(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$" }, message: 'must match pattern "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$"', parentSchema: schema20().properties.name, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.name, data: data0 })), errors++, reportable++);
      }
      if (data.seed !== void 0) {
        let data1 = data.seed;
        typeof data1 == "string" ? (data1.length > 200 && func1(data1) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema20().properties.seed, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema20().properties.seed, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.seed, data: data1 })), errors++, reportable++);
      }
      if (data.clock !== void 0) {
        let data2 = data.clock;
        typeof data2 == "string" ? pattern4().test(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/pattern", keyword: "pattern", params: { pattern: "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$" }, message: 'must match pattern "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$"', parentSchema: schema20().properties.clock, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/clock", schemaPath: "#/properties/clock/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.clock, data: data2 })), errors++, reportable++);
      }
      if (data.assumptions !== void 0) {
        let data3 = data.assumptions;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          Object.keys(data3).length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/assumptions", schemaPath: "#/properties/assumptions/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties", parentSchema: schema20().properties.assumptions, data: data3 })), errors++, reportable++);
          for (let key1 in data3) {
            let data4 = data3[key1];
            typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/assumptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assumptions/additionalProperties/type", keyword: "type", params: { type: schema20().properties.assumptions.additionalProperties.type }, message: "must be string,integer", parentSchema: schema20().properties.assumptions.additionalProperties, data: data4 })), errors++, reportable++), typeof data4 == "string" && (data4.length > 2e3 && func1(data4) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/assumptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assumptions/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema20().properties.assumptions.additionalProperties, data: data4 })), errors++, reportable++), data4.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/assumptions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assumptions/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema20().properties.assumptions.additionalProperties, data: data4 })), errors++, reportable++));
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/assumptions", schemaPath: "#/properties/assumptions/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20().properties.assumptions, data: data3 })), errors++, reportable++;
      }
      if (data.settings !== void 0) {
        let data5 = data.settings;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          for (let key2 in data5)
            func5.call(schema20().properties.settings.properties, key2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", parentSchema: schema20().properties.settings, data: data5 })), errors++, reportable++);
          if (data5.strict !== void 0) {
            let data6 = data5.strict;
            typeof data6 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/strict", schemaPath: "#/properties/settings/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema20().properties.settings.properties.strict, data: data6 })), errors++, reportable++);
          }
          if (data5.allowPrefer !== void 0) {
            let data7 = data5.allowPrefer;
            typeof data7 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/allowPrefer", schemaPath: "#/properties/settings/properties/allowPrefer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema20().properties.settings.properties.allowPrefer, data: data7 })), errors++, reportable++);
          }
          if (data5.secretKey !== void 0) {
            let data8 = data5.secretKey;
            typeof data8 != "string" && data8 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/secretKey", schemaPath: "#/properties/settings/properties/secretKey/type", keyword: "type", params: { type: schema20().properties.settings.properties.secretKey.type }, message: "must be string,null", parentSchema: schema20().properties.settings.properties.secretKey, data: data8 })), errors++, reportable++), typeof data8 == "string" && (data8.length > 1e3 && func1(data8) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/secretKey", schemaPath: "#/properties/settings/properties/secretKey/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema20().properties.settings.properties.secretKey, data: data8 })), errors++, reportable++), data8.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/secretKey", schemaPath: "#/properties/settings/properties/secretKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema20().properties.settings.properties.secretKey, data: data8 })), errors++, reportable++));
          }
          if (data5.callbackSecret !== void 0) {
            let data9 = data5.callbackSecret;
            typeof data9 == "string" ? (data9.length > 1e3 && func1(data9) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/callbackSecret", schemaPath: "#/properties/settings/properties/callbackSecret/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema20().properties.settings.properties.callbackSecret, data: data9 })), errors++, reportable++), data9.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/callbackSecret", schemaPath: "#/properties/settings/properties/callbackSecret/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema20().properties.settings.properties.callbackSecret, data: data9 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/callbackSecret", schemaPath: "#/properties/settings/properties/callbackSecret/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.settings.properties.callbackSecret, data: data9 })), errors++, reportable++);
          }
          if (data5.webUrlAgreement !== void 0) {
            let data10 = data5.webUrlAgreement;
            typeof data10 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webUrlAgreement", schemaPath: "#/properties/settings/properties/webUrlAgreement/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema20().properties.settings.properties.webUrlAgreement, data: data10 })), errors++, reportable++);
          }
          if (data5.description !== void 0) {
            let data11 = data5.description;
            typeof data11 != "string" && data11 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/description", schemaPath: "#/properties/settings/properties/description/type", keyword: "type", params: { type: schema20().properties.settings.properties.description.type }, message: "must be string,null", parentSchema: schema20().properties.settings.properties.description, data: data11 })), errors++, reportable++), typeof data11 == "string" && data11.length > 1e3 && func1(data11) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/description", schemaPath: "#/properties/settings/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema20().properties.settings.properties.description, data: data11 })), errors++, reportable++);
          }
          if (data5.rates !== void 0) {
            let data12 = data5.rates;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
              for (let key3 in data12)
                key3 === "USD" || key3 === "EUR" || key3 === "GBP" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates", schemaPath: "#/properties/settings/properties/rates/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", parentSchema: schema20().properties.settings.properties.rates, data: data12 })), errors++, reportable++);
              if (data12.USD !== void 0) {
                let data13 = data12.USD;
                typeof data13 == "number" && isFinite(data13) ? ((data13 > 1e6 || isNaN(data13)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/USD", schemaPath: "#/properties/settings/properties/rates/properties/USD/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema20().properties.settings.properties.rates.properties.USD, data: data13 })), errors++, reportable++), (data13 <= 0 || isNaN(data13)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/USD", schemaPath: "#/properties/settings/properties/rates/properties/USD/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", parentSchema: schema20().properties.settings.properties.rates.properties.USD, data: data13 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/USD", schemaPath: "#/properties/settings/properties/rates/properties/USD/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema20().properties.settings.properties.rates.properties.USD, data: data13 })), errors++, reportable++);
              }
              if (data12.EUR !== void 0) {
                let data14 = data12.EUR;
                typeof data14 == "number" && isFinite(data14) ? ((data14 > 1e6 || isNaN(data14)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/EUR", schemaPath: "#/properties/settings/properties/rates/properties/EUR/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema20().properties.settings.properties.rates.properties.EUR, data: data14 })), errors++, reportable++), (data14 <= 0 || isNaN(data14)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/EUR", schemaPath: "#/properties/settings/properties/rates/properties/EUR/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", parentSchema: schema20().properties.settings.properties.rates.properties.EUR, data: data14 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/EUR", schemaPath: "#/properties/settings/properties/rates/properties/EUR/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema20().properties.settings.properties.rates.properties.EUR, data: data14 })), errors++, reportable++);
              }
              if (data12.GBP !== void 0) {
                let data15 = data12.GBP;
                typeof data15 == "number" && isFinite(data15) ? ((data15 > 1e6 || isNaN(data15)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/GBP", schemaPath: "#/properties/settings/properties/rates/properties/GBP/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema20().properties.settings.properties.rates.properties.GBP, data: data15 })), errors++, reportable++), (data15 <= 0 || isNaN(data15)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/GBP", schemaPath: "#/properties/settings/properties/rates/properties/GBP/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", parentSchema: schema20().properties.settings.properties.rates.properties.GBP, data: data15 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates/GBP", schemaPath: "#/properties/settings/properties/rates/properties/GBP/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema20().properties.settings.properties.rates.properties.GBP, data: data15 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/rates", schemaPath: "#/properties/settings/properties/rates/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20().properties.settings.properties.rates, data: data12 })), errors++, reportable++;
          }
          if (data5.webhook !== void 0) {
            let data16 = data5.webhook, _errs38 = errors, _reportable38 = reportable, valid4 = !1, passing0 = null, _errs39 = errors, _reportable39 = reportable;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
              data16.url === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0], data: data16 })), errors++);
              for (let key4 in data16)
                key4 === "url" || key4 === "headers" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0], data: data16 })), errors++);
              if (data16.url !== void 0) {
                let data17 = data16.url;
                typeof data17 == "string" ? (data17.length > 2e3 && func1(data17) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/url", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.url, data: data17 })), errors++), pattern5().test(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/url", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.url, data: data17 })), errors++), formats0()(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/url", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.url, data: data17 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/url", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.url, data: data17 })), errors++);
              }
              if (data16.headers !== void 0) {
                let data18 = data16.headers;
                if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                  Object.keys(data18).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers, data: data18 })), errors++);
                  for (let key5 in data18) {
                    let _errs46 = errors, _reportable46 = reportable;
                    typeof key5 == "string" && (func1(key5) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers.propertyNames, data: key5, propertyName: key5 })), errors++), pattern6().test(key5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers.propertyNames, data: key5, propertyName: key5 })), errors++));
                    var valid6 = _errs46 === errors;
                    valid6 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers, data: data18 })), errors++);
                  }
                  for (let key6 in data18) {
                    let data19 = data18[key6];
                    typeof data19 == "string" ? (data19.length > 4e3 && func1(data19) > 4e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers.additionalProperties, data: data19 })), errors++), pattern7().test(data19) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers.additionalProperties, data: data19 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers.additionalProperties, data: data19 })), errors++);
                  }
                } else
                  errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook/headers", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0].properties.headers, data: data18 })), errors++;
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook", schemaPath: "#/properties/settings/properties/webhook/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20().properties.settings.properties.webhook.oneOf[0], data: data16 })), errors++;
            var _valid0 = _errs39 === errors;
            _valid0 && (valid4 = !0, passing0 = 0);
            let _errs50 = errors, _reportable50 = reportable;
            data16 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook", schemaPath: "#/properties/settings/properties/webhook/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", parentSchema: schema20().properties.settings.properties.webhook.oneOf[1], data: data16 })), errors++);
            var _valid0 = _errs50 === errors;
            _valid0 && valid4 ? (valid4 = !1, passing0 = [passing0, 1]) : _valid0 && (valid4 = !0, passing0 = 1), valid4 ? (errors = _errs38, reportable = _reportable38, vErrors !== null && (_errs38 ? vErrors.length = Math.min(_errs38, 1e3) : vErrors = null)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/webhook", schemaPath: "#/properties/settings/properties/webhook/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", parentSchema: schema20().properties.settings.properties.webhook, data: data16 })), errors++, reportable++);
          }
          if (data5.settlementWebhook !== void 0) {
            let data20 = data5.settlementWebhook, _errs53 = errors, _reportable53 = reportable, valid8 = !1, passing1 = null, _errs54 = errors, _reportable54 = reportable;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
              data20.url === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0], data: data20 })), errors++);
              for (let key7 in data20)
                key7 === "url" || key7 === "headers" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0], data: data20 })), errors++);
              if (data20.url !== void 0) {
                let data21 = data20.url;
                typeof data21 == "string" ? (data21.length > 2e3 && func1(data21) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/url", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.url, data: data21 })), errors++), pattern5().test(data21) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/url", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.url, data: data21 })), errors++), formats0()(data21) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/url", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.url, data: data21 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/url", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.url, data: data21 })), errors++);
              }
              if (data20.headers !== void 0) {
                let data22 = data20.headers;
                if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                  Object.keys(data22).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers, data: data22 })), errors++);
                  for (let key8 in data22) {
                    let _errs61 = errors, _reportable61 = reportable;
                    typeof key8 == "string" && (func1(key8) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers.propertyNames, data: key8, propertyName: key8 })), errors++), pattern6().test(key8) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers.propertyNames, data: key8, propertyName: key8 })), errors++));
                    var valid10 = _errs61 === errors;
                    valid10 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key8 }, message: "property name must be valid", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers, data: data22 })), errors++);
                  }
                  for (let key9 in data22) {
                    let data23 = data22[key9];
                    typeof data23 == "string" ? (data23.length > 4e3 && func1(data23) > 4e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers.additionalProperties, data: data23 })), errors++), pattern7().test(data23) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers.additionalProperties, data: data23 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers.additionalProperties, data: data23 })), errors++);
                  }
                } else
                  errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook/headers", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0].properties.headers, data: data22 })), errors++;
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[0], data: data20 })), errors++;
            var _valid1 = _errs54 === errors;
            _valid1 && (valid8 = !0, passing1 = 0);
            let _errs65 = errors, _reportable65 = reportable;
            data20 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", parentSchema: schema20().properties.settings.properties.settlementWebhook.oneOf[1], data: data20 })), errors++);
            var _valid1 = _errs65 === errors;
            _valid1 && valid8 ? (valid8 = !1, passing1 = [passing1, 1]) : _valid1 && (valid8 = !0, passing1 = 1), valid8 ? (errors = _errs53, reportable = _reportable53, vErrors !== null && (_errs53 ? vErrors.length = Math.min(_errs53, 1e3) : vErrors = null)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings/settlementWebhook", schemaPath: "#/properties/settings/properties/settlementWebhook/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", parentSchema: schema20().properties.settings.properties.settlementWebhook, data: data20 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20().properties.settings, data: data5 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20(), data })), errors++, reportable++;
    return validate53.errors = vErrors, validate53.errorCount = errors, validate53.reportableCount = reportable, errors === 0;
  }
  validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_AdvanceClockRequest = validate54, schema21 = late(() => ({ type: "object", additionalProperties: !1, properties: { by: { type: "string", maxLength: 64, pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "x-expected": "a duration such as 24h, 1d12h, 1mo or PT24H" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, callbacks: { type: "string", enum: ["send", "skip"] } } })), pattern11 = late(() => new RegExp("^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "u")), pattern12 = late(() => new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "u"));
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "by" || key0 === "to" || key0 === "callbacks" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema21(), data })), errors++, reportable++);
      if (data.by !== void 0) {
        let data0 = data.by;
        typeof data0 == "string" ? (data0.length > 64 && func1(data0) > 64 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/by", schemaPath: "#/properties/by/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", parentSchema: schema21().properties.by, data: data0 })), errors++, reportable++), pattern11().test(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/by", schemaPath: "#/properties/by/pattern", keyword: "pattern", params: { pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$" }, message: 'must match pattern "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$"', parentSchema: schema21().properties.by, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.by, data: data0 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data1 = data.to;
        typeof data1 == "string" ? pattern12().test(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema21().properties.to, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.to, data: data1 })), errors++, reportable++);
      }
      if (data.callbacks !== void 0) {
        let data2 = data.callbacks;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema21().properties.callbacks, data: data2 })), errors++, reportable++), data2 === "send" || data2 === "skip" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbacks", schemaPath: "#/properties/callbacks/enum", keyword: "enum", params: { allowedValues: schema21().properties.callbacks.enum }, message: "must be equal to one of the allowed values", parentSchema: schema21().properties.callbacks, data: data2 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema21(), data })), errors++, reportable++;
    return validate54.errors = vErrors, validate54.errorCount = errors, validate54.reportableCount = reportable, errors === 0;
  }
  validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_FreezeClockRequest = validate55, schema22 = late(() => ({ type: "object", additionalProperties: !1, properties: { at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 !== "at" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema22(), data })), errors++, reportable++);
      if (data.at !== void 0) {
        let data0 = data.at;
        typeof data0 == "string" ? pattern12().test(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema22().properties.at, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22().properties.at, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema22(), data })), errors++, reportable++;
    return validate55.errors = vErrors, validate55.errorCount = errors, validate55.reportableCount = reportable, errors === 0;
  }
  validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_PayInvoiceRequest = validate56, schema23 = late(() => ({ type: "object", additionalProperties: !1, properties: { method: { type: "string", enum: ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay", "tabby"] }, cardNumber: { type: "string", minLength: 1, maxLength: 23, "x-personal": !0, "x-secret": !0 } } }));
  function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate56.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "method" || key0 === "cardNumber" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema23(), data })), errors++, reportable++);
      if (data.method !== void 0) {
        let data0 = data.method;
        typeof data0 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema23().properties.method, data: data0 })), errors++, reportable++), data0 === "mada" || data0 === "visaMastercard" || data0 === "amex" || data0 === "tamara" || data0 === "stcpay" || data0 === "urpay" || data0 === "tabby" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema23().properties.method.enum }, message: "must be equal to one of the allowed values", parentSchema: schema23().properties.method, data: data0 })), errors++, reportable++);
      }
      if (data.cardNumber !== void 0) {
        let data1 = data.cardNumber;
        typeof data1 == "string" ? (data1.length > 23 && func1(data1) > 23 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cardNumber", schemaPath: "#/properties/cardNumber/maxLength", keyword: "maxLength", params: { limit: 23 }, message: "must NOT have more than 23 characters", parentSchema: schema23().properties.cardNumber, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cardNumber", schemaPath: "#/properties/cardNumber/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema23().properties.cardNumber, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cardNumber", schemaPath: "#/properties/cardNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema23().properties.cardNumber, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema23(), data })), errors++, reportable++;
    return validate56.errors = vErrors, validate56.errorCount = errors, validate56.reportableCount = reportable, errors === 0;
  }
  validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_DeclineInvoiceRequest = validate57, schema24 = late(() => ({ type: "object", additionalProperties: !1, properties: { code: { type: "string", minLength: 1, maxLength: 100 }, message: { type: "string", minLength: 1, maxLength: 500 } } }));
  function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate57.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "code" || key0 === "message" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema24(), data })), errors++, reportable++);
      if (data.code !== void 0) {
        let data0 = data.code;
        typeof data0 == "string" ? (data0.length > 100 && func1(data0) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema24().properties.code, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.code, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.code, data: data0 })), errors++, reportable++);
      }
      if (data.message !== void 0) {
        let data1 = data.message;
        typeof data1 == "string" ? (data1.length > 500 && func1(data1) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema24().properties.message, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema24().properties.message, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema24().properties.message, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema24(), data })), errors++, reportable++;
    return validate57.errors = vErrors, validate57.errorCount = errors, validate57.reportableCount = reportable, errors === 0;
  }
  validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RefundInvoiceRequest = validate58, schema25 = late(() => ({ type: "object", additionalProperties: !1, properties: { reason: { type: "string", minLength: 1 } } }));
  function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate58.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 !== "reason" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema25(), data })), errors++, reportable++);
      if (data.reason !== void 0) {
        let data0 = data.reason;
        typeof data0 == "string" ? data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema25().properties.reason, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema25().properties.reason, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema25(), data })), errors++, reportable++;
    return validate58.errors = vErrors, validate58.errorCount = errors, validate58.reportableCount = reportable, errors === 0;
  }
  validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_AddFaultRequest = validate59, schema26 = late(() => ({ type: "object", required: ["fault"], properties: { fault: { type: "string", minLength: 1, maxLength: 100 }, operation: { type: "string", minLength: 1, maxLength: 100 }, where: { type: "object", maxProperties: 50, additionalProperties: { type: ["string", "number", "boolean"] } }, nth: { type: "integer", minimum: 1 }, every: { type: "integer", minimum: 1 }, times: { type: "integer", minimum: 1 }, probability: { type: "number", minimum: 0, maximum: 1 }, from: { type: "string", minLength: 1, maxLength: 100 }, until: { type: "string", minLength: 1, maxLength: 100 } }, additionalProperties: { type: ["string", "number"] } }));
  function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.fault === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault" }, message: "must have required property 'fault'", parentSchema: schema26(), data })), errors++, reportable++);
      for (let key0 in data)
        if (!func5.call(schema26().properties, key0)) {
          let data0 = data[key0];
          typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema26().additionalProperties.type }, message: "must be string,number", parentSchema: schema26().additionalProperties, data: data0 })), errors++, reportable++);
        }
      if (data.fault !== void 0) {
        let data1 = data.fault;
        typeof data1 == "string" ? (data1.length > 100 && func1(data1) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema26().properties.fault, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema26().properties.fault, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fault", schemaPath: "#/properties/fault/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.fault, data: data1 })), errors++, reportable++);
      }
      if (data.operation !== void 0) {
        let data2 = data.operation;
        typeof data2 == "string" ? (data2.length > 100 && func1(data2) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema26().properties.operation, data: data2 })), errors++, reportable++), data2.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema26().properties.operation, data: data2 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.operation, data: data2 })), errors++, reportable++);
      }
      if (data.where !== void 0) {
        let data3 = data.where;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          Object.keys(data3).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/where", schemaPath: "#/properties/where/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema26().properties.where, data: data3 })), errors++, reportable++);
          for (let key1 in data3) {
            let data4 = data3[key1];
            typeof data4 != "string" && !(typeof data4 == "number" && isFinite(data4)) && typeof data4 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/where/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/where/additionalProperties/type", keyword: "type", params: { type: schema26().properties.where.additionalProperties.type }, message: "must be string,number,boolean", parentSchema: schema26().properties.where.additionalProperties, data: data4 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema26().properties.where, data: data3 })), errors++, reportable++;
      }
      if (data.nth !== void 0) {
        let data5 = data.nth;
        typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema26().properties.nth, data: data5 })), errors++, reportable++), typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema26().properties.nth, data: data5 })), errors++, reportable++);
      }
      if (data.every !== void 0) {
        let data6 = data.every;
        typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/every", schemaPath: "#/properties/every/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema26().properties.every, data: data6 })), errors++, reportable++), typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/every", schemaPath: "#/properties/every/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema26().properties.every, data: data6 })), errors++, reportable++);
      }
      if (data.times !== void 0) {
        let data7 = data.times;
        typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema26().properties.times, data: data7 })), errors++, reportable++), typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema26().properties.times, data: data7 })), errors++, reportable++);
      }
      if (data.probability !== void 0) {
        let data8 = data.probability;
        typeof data8 == "number" && isFinite(data8) ? ((data8 > 1 || isNaN(data8)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", parentSchema: schema26().properties.probability, data: data8 })), errors++, reportable++), (data8 < 0 || isNaN(data8)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema26().properties.probability, data: data8 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/probability", schemaPath: "#/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema26().properties.probability, data: data8 })), errors++, reportable++);
      }
      if (data.from !== void 0) {
        let data9 = data.from;
        typeof data9 == "string" ? (data9.length > 100 && func1(data9) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema26().properties.from, data: data9 })), errors++, reportable++), data9.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema26().properties.from, data: data9 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.from, data: data9 })), errors++, reportable++);
      }
      if (data.until !== void 0) {
        let data10 = data.until;
        typeof data10 == "string" ? (data10.length > 100 && func1(data10) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema26().properties.until, data: data10 })), errors++, reportable++), data10.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema26().properties.until, data: data10 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema26().properties.until, data: data10 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema26(), data })), errors++, reportable++;
    return validate59.errors = vErrors, validate59.errorCount = errors, validate59.reportableCount = reportable, errors === 0;
  }
  validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_ChangeAssumptionsRequest = validate60, schema27 = late(() => ({ type: "object", minProperties: 1, maxProperties: 100, additionalProperties: { type: ["string", "integer"], minLength: 1, maxLength: 2e3 } }));
  function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      Object.keys(data).length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties", parentSchema: schema27(), data })), errors++, reportable++), Object.keys(data).length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", parentSchema: schema27(), data })), errors++, reportable++);
      for (let key0 in data) {
        let data0 = data[key0];
        typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema27().additionalProperties.type }, message: "must be string,integer", parentSchema: schema27().additionalProperties, data: data0 })), errors++, reportable++), typeof data0 == "string" && (data0.length > 2e3 && func1(data0) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema27().additionalProperties, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema27().additionalProperties, data: data0 })), errors++, reportable++));
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema27(), data })), errors++, reportable++;
    return validate60.errors = vErrors, validate60.errorCount = errors, validate60.reportableCount = reportable, errors === 0;
  }
  validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_ChangeSettingsRequest = validate61, schema28 = late(() => ({ type: "object", additionalProperties: !1, properties: { strict: { type: "boolean" }, allowPrefer: { type: "boolean" }, secretKey: { type: ["string", "null"], minLength: 1, maxLength: 1e3 }, callbackSecret: { type: "string", minLength: 1, maxLength: 1e3 }, webUrlAgreement: { type: "boolean" }, description: { type: ["string", "null"], maxLength: 1e3 }, rates: { type: "object", additionalProperties: !1, properties: { USD: { type: "number", exclusiveMinimum: 0, maximum: 1e6 }, EUR: { type: "number", exclusiveMinimum: 0, maximum: 1e6 }, GBP: { type: "number", exclusiveMinimum: 0, maximum: 1e6 } } }, webhook: { "x-expected": "null or an object with the url of a webhook, http or https, and perhaps headers", oneOf: [{ type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", "x-expected": "an http or https URL of up to 2000 characters", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } } }, { type: "null" }] }, settlementWebhook: { "x-expected": "null or an object with the url of a webhook, http or https, and perhaps headers", oneOf: [{ type: "object", additionalProperties: !1, required: ["url"], properties: { url: { type: "string", format: "uri", pattern: "^https?://", "x-expected": "an http or https URL of up to 2000 characters", maxLength: 2e3 }, headers: { type: "object", maxProperties: 50, propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", maxLength: 100, "x-expected": "names of headers, up to 100 characters each" }, additionalProperties: { type: "string", maxLength: 4e3, pattern: "^[\\t\\x20-\\x7e]*$", "x-expected": "a text of up to 4000 printable ASCII characters, on one line" } } } }, { type: "null" }] } } }));
  function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate61.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        func5.call(schema28().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema28(), data })), errors++, reportable++);
      if (data.strict !== void 0) {
        let data0 = data.strict;
        typeof data0 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema28().properties.strict, data: data0 })), errors++, reportable++);
      }
      if (data.allowPrefer !== void 0) {
        let data1 = data.allowPrefer;
        typeof data1 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowPrefer", schemaPath: "#/properties/allowPrefer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema28().properties.allowPrefer, data: data1 })), errors++, reportable++);
      }
      if (data.secretKey !== void 0) {
        let data2 = data.secretKey;
        typeof data2 != "string" && data2 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/type", keyword: "type", params: { type: schema28().properties.secretKey.type }, message: "must be string,null", parentSchema: schema28().properties.secretKey, data: data2 })), errors++, reportable++), typeof data2 == "string" && (data2.length > 1e3 && func1(data2) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema28().properties.secretKey, data: data2 })), errors++, reportable++), data2.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/secretKey", schemaPath: "#/properties/secretKey/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.secretKey, data: data2 })), errors++, reportable++));
      }
      if (data.callbackSecret !== void 0) {
        let data3 = data.callbackSecret;
        typeof data3 == "string" ? (data3.length > 1e3 && func1(data3) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema28().properties.callbackSecret, data: data3 })), errors++, reportable++), data3.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema28().properties.callbackSecret, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackSecret", schemaPath: "#/properties/callbackSecret/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.callbackSecret, data: data3 })), errors++, reportable++);
      }
      if (data.webUrlAgreement !== void 0) {
        let data4 = data.webUrlAgreement;
        typeof data4 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webUrlAgreement", schemaPath: "#/properties/webUrlAgreement/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema28().properties.webUrlAgreement, data: data4 })), errors++, reportable++);
      }
      if (data.description !== void 0) {
        let data5 = data.description;
        typeof data5 != "string" && data5 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema28().properties.description.type }, message: "must be string,null", parentSchema: schema28().properties.description, data: data5 })), errors++, reportable++), typeof data5 == "string" && data5.length > 1e3 && func1(data5) > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", parentSchema: schema28().properties.description, data: data5 })), errors++, reportable++);
      }
      if (data.rates !== void 0) {
        let data6 = data.rates;
        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          for (let key1 in data6)
            key1 === "USD" || key1 === "EUR" || key1 === "GBP" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema28().properties.rates, data: data6 })), errors++, reportable++);
          if (data6.USD !== void 0) {
            let data7 = data6.USD;
            typeof data7 == "number" && isFinite(data7) ? ((data7 > 1e6 || isNaN(data7)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/USD", schemaPath: "#/properties/rates/properties/USD/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema28().properties.rates.properties.USD, data: data7 })), errors++, reportable++), (data7 <= 0 || isNaN(data7)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/USD", schemaPath: "#/properties/rates/properties/USD/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", parentSchema: schema28().properties.rates.properties.USD, data: data7 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/USD", schemaPath: "#/properties/rates/properties/USD/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema28().properties.rates.properties.USD, data: data7 })), errors++, reportable++);
          }
          if (data6.EUR !== void 0) {
            let data8 = data6.EUR;
            typeof data8 == "number" && isFinite(data8) ? ((data8 > 1e6 || isNaN(data8)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/EUR", schemaPath: "#/properties/rates/properties/EUR/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema28().properties.rates.properties.EUR, data: data8 })), errors++, reportable++), (data8 <= 0 || isNaN(data8)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/EUR", schemaPath: "#/properties/rates/properties/EUR/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", parentSchema: schema28().properties.rates.properties.EUR, data: data8 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/EUR", schemaPath: "#/properties/rates/properties/EUR/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema28().properties.rates.properties.EUR, data: data8 })), errors++, reportable++);
          }
          if (data6.GBP !== void 0) {
            let data9 = data6.GBP;
            typeof data9 == "number" && isFinite(data9) ? ((data9 > 1e6 || isNaN(data9)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/GBP", schemaPath: "#/properties/rates/properties/GBP/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema28().properties.rates.properties.GBP, data: data9 })), errors++, reportable++), (data9 <= 0 || isNaN(data9)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/GBP", schemaPath: "#/properties/rates/properties/GBP/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", parentSchema: schema28().properties.rates.properties.GBP, data: data9 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates/GBP", schemaPath: "#/properties/rates/properties/GBP/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema28().properties.rates.properties.GBP, data: data9 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/rates", schemaPath: "#/properties/rates/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28().properties.rates, data: data6 })), errors++, reportable++;
      }
      if (data.webhook !== void 0) {
        let data10 = data.webhook, _errs24 = errors, _reportable24 = reportable, valid2 = !1, passing0 = null, _errs25 = errors, _reportable25 = reportable;
        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
          data10.url === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/oneOf/0/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", parentSchema: schema28().properties.webhook.oneOf[0], data: data10 })), errors++);
          for (let key2 in data10)
            key2 === "url" || key2 === "headers" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", parentSchema: schema28().properties.webhook.oneOf[0], data: data10 })), errors++);
          if (data10.url !== void 0) {
            let data11 = data10.url;
            typeof data11 == "string" ? (data11.length > 2e3 && func1(data11) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/oneOf/0/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema28().properties.webhook.oneOf[0].properties.url, data: data11 })), errors++), pattern5().test(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/oneOf/0/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', parentSchema: schema28().properties.webhook.oneOf[0].properties.url, data: data11 })), errors++), formats0()(data11) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/oneOf/0/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema28().properties.webhook.oneOf[0].properties.url, data: data11 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/url", schemaPath: "#/properties/webhook/oneOf/0/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.webhook.oneOf[0].properties.url, data: data11 })), errors++);
          }
          if (data10.headers !== void 0) {
            let data12 = data10.headers;
            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
              Object.keys(data12).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/oneOf/0/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema28().properties.webhook.oneOf[0].properties.headers, data: data12 })), errors++);
              for (let key3 in data12) {
                let _errs32 = errors, _reportable32 = reportable;
                typeof key3 == "string" && (func1(key3) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/oneOf/0/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema28().properties.webhook.oneOf[0].properties.headers.propertyNames, data: key3, propertyName: key3 })), errors++), pattern6().test(key3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/oneOf/0/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', parentSchema: schema28().properties.webhook.oneOf[0].properties.headers.propertyNames, data: key3, propertyName: key3 })), errors++));
                var valid4 = _errs32 === errors;
                valid4 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/oneOf/0/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", parentSchema: schema28().properties.webhook.oneOf[0].properties.headers, data: data12 })), errors++);
              }
              for (let key4 in data12) {
                let data13 = data12[key4];
                typeof data13 == "string" ? (data13.length > 4e3 && func1(data13) > 4e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/oneOf/0/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", parentSchema: schema28().properties.webhook.oneOf[0].properties.headers.additionalProperties, data: data13 })), errors++), pattern7().test(data13) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/oneOf/0/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', parentSchema: schema28().properties.webhook.oneOf[0].properties.headers.additionalProperties, data: data13 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook/oneOf/0/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.webhook.oneOf[0].properties.headers.additionalProperties, data: data13 })), errors++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook/headers", schemaPath: "#/properties/webhook/oneOf/0/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28().properties.webhook.oneOf[0].properties.headers, data: data12 })), errors++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28().properties.webhook.oneOf[0], data: data10 })), errors++;
        var _valid0 = _errs25 === errors;
        _valid0 && (valid2 = !0, passing0 = 0);
        let _errs36 = errors, _reportable36 = reportable;
        data10 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", parentSchema: schema28().properties.webhook.oneOf[1], data: data10 })), errors++);
        var _valid0 = _errs36 === errors;
        _valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 1]) : _valid0 && (valid2 = !0, passing0 = 1), valid2 ? (errors = _errs24, reportable = _reportable24, vErrors !== null && (_errs24 ? vErrors.length = Math.min(_errs24, 1e3) : vErrors = null)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", parentSchema: schema28().properties.webhook, data: data10 })), errors++, reportable++);
      }
      if (data.settlementWebhook !== void 0) {
        let data14 = data.settlementWebhook, _errs39 = errors, _reportable39 = reportable, valid6 = !1, passing1 = null, _errs40 = errors, _reportable40 = reportable;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          data14.url === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/oneOf/0/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", parentSchema: schema28().properties.settlementWebhook.oneOf[0], data: data14 })), errors++);
          for (let key5 in data14)
            key5 === "url" || key5 === "headers" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", parentSchema: schema28().properties.settlementWebhook.oneOf[0], data: data14 })), errors++);
          if (data14.url !== void 0) {
            let data15 = data14.url;
            typeof data15 == "string" ? (data15.length > 2e3 && func1(data15) > 2e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.url, data: data15 })), errors++), pattern5().test(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"', parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.url, data: data15 })), errors++), formats0()(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"', parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.url, data: data15 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/url", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.url, data: data15 })), errors++);
          }
          if (data14.headers !== void 0) {
            let data16 = data14.headers;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
              Object.keys(data16).length > 50 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers, data: data16 })), errors++);
              for (let key6 in data16) {
                let _errs47 = errors, _reportable47 = reportable;
                typeof key6 == "string" && (func1(key6) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers.propertyNames, data: key6, propertyName: key6 })), errors++), pattern6().test(key6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" }, message: 'must match pattern "^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$"', parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers.propertyNames, data: key6, propertyName: key6 })), errors++));
                var valid8 = _errs47 === errors;
                valid8 || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key6 }, message: "property name must be valid", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers, data: data16 })), errors++);
              }
              for (let key7 in data16) {
                let data17 = data16[key7];
                typeof data17 == "string" ? (data17.length > 4e3 && func1(data17) > 4e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers.additionalProperties, data: data17 })), errors++), pattern7().test(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\t\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\t\\x20-\\x7e]*$"', parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers.additionalProperties, data: data17 })), errors++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers.additionalProperties, data: data17 })), errors++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook/headers", schemaPath: "#/properties/settlementWebhook/oneOf/0/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28().properties.settlementWebhook.oneOf[0].properties.headers, data: data16 })), errors++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28().properties.settlementWebhook.oneOf[0], data: data14 })), errors++;
        var _valid1 = _errs40 === errors;
        _valid1 && (valid6 = !0, passing1 = 0);
        let _errs51 = errors, _reportable51 = reportable;
        data14 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", parentSchema: schema28().properties.settlementWebhook.oneOf[1], data: data14 })), errors++);
        var _valid1 = _errs51 === errors;
        _valid1 && valid6 ? (valid6 = !1, passing1 = [passing1, 1]) : _valid1 && (valid6 = !0, passing1 = 1), valid6 ? (errors = _errs39, reportable = _reportable39, vErrors !== null && (_errs39 ? vErrors.length = Math.min(_errs39, 1e3) : vErrors = null)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/settlementWebhook", schemaPath: "#/properties/settlementWebhook/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf", parentSchema: schema28().properties.settlementWebhook, data: data14 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema28(), data })), errors++, reportable++;
    return validate61.errors = vErrors, validate61.errorCount = errors, validate61.reportableCount = reportable, errors === 0;
  }
  validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_ArrangeChargesRequest = validate62, schema29 = late(() => ({ type: "object", additionalProperties: !1, required: ["outcomes"], properties: { outcomes: { type: "array", minItems: 1, maxItems: 1e3, items: { type: "string", enum: ["succeed", "fail"] } }, code: { type: "string", minLength: 1, maxLength: 100 }, message: { type: "string", minLength: 1, maxLength: 500 } } }));
  function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate62.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.outcomes === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'", parentSchema: schema29(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "outcomes" || key0 === "code" || key0 === "message" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema29(), data })), errors++, reportable++);
      if (data.outcomes !== void 0) {
        let data0 = data.outcomes;
        if (Array.isArray(data0)) {
          data0.length > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", parentSchema: schema29().properties.outcomes, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", parentSchema: schema29().properties.outcomes, data: data0 })), errors++, reportable++);
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/outcomes/" + i0, schemaPath: "#/properties/outcomes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.outcomes.items, data: data1 })), errors++, reportable++), data1 === "succeed" || data1 === "fail" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/outcomes/" + i0, schemaPath: "#/properties/outcomes/items/enum", keyword: "enum", params: { allowedValues: schema29().properties.outcomes.items.enum }, message: "must be equal to one of the allowed values", parentSchema: schema29().properties.outcomes.items, data: data1 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema29().properties.outcomes, data: data0 })), errors++, reportable++;
      }
      if (data.code !== void 0) {
        let data2 = data.code;
        typeof data2 == "string" ? (data2.length > 100 && func1(data2) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema29().properties.code, data: data2 })), errors++, reportable++), data2.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema29().properties.code, data: data2 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.code, data: data2 })), errors++, reportable++);
      }
      if (data.message !== void 0) {
        let data3 = data.message;
        typeof data3 == "string" ? (data3.length > 500 && func1(data3) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema29().properties.message, data: data3 })), errors++, reportable++), data3.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema29().properties.message, data: data3 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema29().properties.message, data: data3 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema29(), data })), errors++, reportable++;
    return validate62.errors = vErrors, validate62.errorCount = errors, validate62.reportableCount = reportable, errors === 0;
  }
  validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_SeedMerchantsRequest = validate63, schema30 = late(() => ({ type: "object", additionalProperties: !1, required: ["merchants"], properties: { merchants: { type: "array", maxItems: 1e3, items: { type: "object", additionalProperties: !1, properties: { id: { type: "integer", minimum: 1 }, merchantId: { type: "integer", minimum: 1 }, merchantShopName: { type: ["string", "null"], maxLength: 500 }, merchantPhone: { type: "string", maxLength: 500, "x-personal": !0 }, merchantLicenseType: { type: "string", maxLength: 500 }, merchantLicenseNumber: { type: "string", maxLength: 500 }, merchantLicenseName: { type: "string", maxLength: 500, "x-personal": !0 }, merchantCivilId: { type: "string", maxLength: 500, "x-personal": !0 }, merchantEmail: { type: "string", maxLength: 500, "x-personal": !0 }, merchantStoreUsername: { type: ["string", "null"], maxLength: 500 }, partnerProfileNo: { type: "string", maxLength: 500 }, partnerLicenseName: { type: "string", maxLength: 500 }, whoPayServiceFees: { type: "string", maxLength: 500 }, partnerMadaFeesPercentage: { type: "number", format: "double", minimum: 0, maximum: 100 }, partnerLocalVisaFeesPercentage: { type: "number", format: "double", minimum: 0, maximum: 100 }, partnerMadaFixedFees: { type: "number", format: "double", minimum: 0, maximum: 1e6 }, partnerVisaFixedFees: { type: "number", format: "double", minimum: 0, maximum: 1e6 }, profileReferenceNo: { type: "string", maxLength: 500 }, relationshipCreationDate: { type: "integer", minimum: 0, maximum: 9999999999999 }, relationshipStatus: { type: "string", maxLength: 500 } } } } } })), formats8 = late(() => require_formats().fullFormats.double);
  function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate63.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.merchants === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchants" }, message: "must have required property 'merchants'", parentSchema: schema30(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 !== "merchants" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema30(), data })), errors++, reportable++);
      if (data.merchants !== void 0) {
        let data0 = data.merchants;
        if (Array.isArray(data0)) {
          data0.length > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", parentSchema: schema30().properties.merchants, data: data0 })), errors++, reportable++);
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              for (let key1 in data1)
                func5.call(schema30().properties.merchants.items.properties, key1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0, schemaPath: "#/properties/merchants/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema30().properties.merchants.items, data: data1 })), errors++, reportable++);
              if (data1.id !== void 0) {
                let data2 = data1.id;
                typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/id", schemaPath: "#/properties/merchants/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema30().properties.merchants.items.properties.id, data: data2 })), errors++, reportable++), typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/id", schemaPath: "#/properties/merchants/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema30().properties.merchants.items.properties.id, data: data2 })), errors++, reportable++);
              }
              if (data1.merchantId !== void 0) {
                let data3 = data1.merchantId;
                typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantId", schemaPath: "#/properties/merchants/items/properties/merchantId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema30().properties.merchants.items.properties.merchantId, data: data3 })), errors++, reportable++), typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantId", schemaPath: "#/properties/merchants/items/properties/merchantId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema30().properties.merchants.items.properties.merchantId, data: data3 })), errors++, reportable++);
              }
              if (data1.merchantShopName !== void 0) {
                let data4 = data1.merchantShopName;
                typeof data4 != "string" && data4 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantShopName", schemaPath: "#/properties/merchants/items/properties/merchantShopName/type", keyword: "type", params: { type: schema30().properties.merchants.items.properties.merchantShopName.type }, message: "must be string,null", parentSchema: schema30().properties.merchants.items.properties.merchantShopName, data: data4 })), errors++, reportable++), typeof data4 == "string" && data4.length > 500 && func1(data4) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantShopName", schemaPath: "#/properties/merchants/items/properties/merchantShopName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantShopName, data: data4 })), errors++, reportable++);
              }
              if (data1.merchantPhone !== void 0) {
                let data5 = data1.merchantPhone;
                typeof data5 == "string" ? data5.length > 500 && func1(data5) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantPhone", schemaPath: "#/properties/merchants/items/properties/merchantPhone/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantPhone, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantPhone", schemaPath: "#/properties/merchants/items/properties/merchantPhone/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.merchantPhone, data: data5 })), errors++, reportable++);
              }
              if (data1.merchantLicenseType !== void 0) {
                let data6 = data1.merchantLicenseType;
                typeof data6 == "string" ? data6.length > 500 && func1(data6) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantLicenseType", schemaPath: "#/properties/merchants/items/properties/merchantLicenseType/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantLicenseType, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantLicenseType", schemaPath: "#/properties/merchants/items/properties/merchantLicenseType/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.merchantLicenseType, data: data6 })), errors++, reportable++);
              }
              if (data1.merchantLicenseNumber !== void 0) {
                let data7 = data1.merchantLicenseNumber;
                typeof data7 == "string" ? data7.length > 500 && func1(data7) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantLicenseNumber", schemaPath: "#/properties/merchants/items/properties/merchantLicenseNumber/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantLicenseNumber, data: data7 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantLicenseNumber", schemaPath: "#/properties/merchants/items/properties/merchantLicenseNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.merchantLicenseNumber, data: data7 })), errors++, reportable++);
              }
              if (data1.merchantLicenseName !== void 0) {
                let data8 = data1.merchantLicenseName;
                typeof data8 == "string" ? data8.length > 500 && func1(data8) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantLicenseName", schemaPath: "#/properties/merchants/items/properties/merchantLicenseName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantLicenseName, data: data8 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantLicenseName", schemaPath: "#/properties/merchants/items/properties/merchantLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.merchantLicenseName, data: data8 })), errors++, reportable++);
              }
              if (data1.merchantCivilId !== void 0) {
                let data9 = data1.merchantCivilId;
                typeof data9 == "string" ? data9.length > 500 && func1(data9) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantCivilId", schemaPath: "#/properties/merchants/items/properties/merchantCivilId/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantCivilId, data: data9 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantCivilId", schemaPath: "#/properties/merchants/items/properties/merchantCivilId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.merchantCivilId, data: data9 })), errors++, reportable++);
              }
              if (data1.merchantEmail !== void 0) {
                let data10 = data1.merchantEmail;
                typeof data10 == "string" ? data10.length > 500 && func1(data10) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantEmail", schemaPath: "#/properties/merchants/items/properties/merchantEmail/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantEmail, data: data10 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantEmail", schemaPath: "#/properties/merchants/items/properties/merchantEmail/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.merchantEmail, data: data10 })), errors++, reportable++);
              }
              if (data1.merchantStoreUsername !== void 0) {
                let data11 = data1.merchantStoreUsername;
                typeof data11 != "string" && data11 !== null && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantStoreUsername", schemaPath: "#/properties/merchants/items/properties/merchantStoreUsername/type", keyword: "type", params: { type: schema30().properties.merchants.items.properties.merchantStoreUsername.type }, message: "must be string,null", parentSchema: schema30().properties.merchants.items.properties.merchantStoreUsername, data: data11 })), errors++, reportable++), typeof data11 == "string" && data11.length > 500 && func1(data11) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/merchantStoreUsername", schemaPath: "#/properties/merchants/items/properties/merchantStoreUsername/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.merchantStoreUsername, data: data11 })), errors++, reportable++);
              }
              if (data1.partnerProfileNo !== void 0) {
                let data12 = data1.partnerProfileNo;
                typeof data12 == "string" ? data12.length > 500 && func1(data12) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerProfileNo", schemaPath: "#/properties/merchants/items/properties/partnerProfileNo/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.partnerProfileNo, data: data12 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerProfileNo", schemaPath: "#/properties/merchants/items/properties/partnerProfileNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.partnerProfileNo, data: data12 })), errors++, reportable++);
              }
              if (data1.partnerLicenseName !== void 0) {
                let data13 = data1.partnerLicenseName;
                typeof data13 == "string" ? data13.length > 500 && func1(data13) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerLicenseName", schemaPath: "#/properties/merchants/items/properties/partnerLicenseName/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.partnerLicenseName, data: data13 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerLicenseName", schemaPath: "#/properties/merchants/items/properties/partnerLicenseName/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.partnerLicenseName, data: data13 })), errors++, reportable++);
              }
              if (data1.whoPayServiceFees !== void 0) {
                let data14 = data1.whoPayServiceFees;
                typeof data14 == "string" ? data14.length > 500 && func1(data14) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/whoPayServiceFees", schemaPath: "#/properties/merchants/items/properties/whoPayServiceFees/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.whoPayServiceFees, data: data14 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/whoPayServiceFees", schemaPath: "#/properties/merchants/items/properties/whoPayServiceFees/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.whoPayServiceFees, data: data14 })), errors++, reportable++);
              }
              if (data1.partnerMadaFeesPercentage !== void 0) {
                let data15 = data1.partnerMadaFeesPercentage;
                typeof data15 == "number" && isFinite(data15) ? ((data15 > 100 || isNaN(data15)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerMadaFeesPercentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", parentSchema: schema30().properties.merchants.items.properties.partnerMadaFeesPercentage, data: data15 })), errors++, reportable++), (data15 < 0 || isNaN(data15)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerMadaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema30().properties.merchants.items.properties.partnerMadaFeesPercentage, data: data15 })), errors++, reportable++), formats8().validate(data15) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerMadaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema30().properties.merchants.items.properties.partnerMadaFeesPercentage, data: data15 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerMadaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema30().properties.merchants.items.properties.partnerMadaFeesPercentage, data: data15 })), errors++, reportable++);
              }
              if (data1.partnerLocalVisaFeesPercentage !== void 0) {
                let data16 = data1.partnerLocalVisaFeesPercentage;
                typeof data16 == "number" && isFinite(data16) ? ((data16 > 100 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerLocalVisaFeesPercentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", parentSchema: schema30().properties.merchants.items.properties.partnerLocalVisaFeesPercentage, data: data16 })), errors++, reportable++), (data16 < 0 || isNaN(data16)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerLocalVisaFeesPercentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema30().properties.merchants.items.properties.partnerLocalVisaFeesPercentage, data: data16 })), errors++, reportable++), formats8().validate(data16) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerLocalVisaFeesPercentage/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema30().properties.merchants.items.properties.partnerLocalVisaFeesPercentage, data: data16 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerLocalVisaFeesPercentage", schemaPath: "#/properties/merchants/items/properties/partnerLocalVisaFeesPercentage/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema30().properties.merchants.items.properties.partnerLocalVisaFeesPercentage, data: data16 })), errors++, reportable++);
              }
              if (data1.partnerMadaFixedFees !== void 0) {
                let data17 = data1.partnerMadaFixedFees;
                typeof data17 == "number" && isFinite(data17) ? ((data17 > 1e6 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerMadaFixedFees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema30().properties.merchants.items.properties.partnerMadaFixedFees, data: data17 })), errors++, reportable++), (data17 < 0 || isNaN(data17)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerMadaFixedFees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema30().properties.merchants.items.properties.partnerMadaFixedFees, data: data17 })), errors++, reportable++), formats8().validate(data17) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerMadaFixedFees/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema30().properties.merchants.items.properties.partnerMadaFixedFees, data: data17 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerMadaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerMadaFixedFees/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema30().properties.merchants.items.properties.partnerMadaFixedFees, data: data17 })), errors++, reportable++);
              }
              if (data1.partnerVisaFixedFees !== void 0) {
                let data18 = data1.partnerVisaFixedFees;
                typeof data18 == "number" && isFinite(data18) ? ((data18 > 1e6 || isNaN(data18)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerVisaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerVisaFixedFees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema30().properties.merchants.items.properties.partnerVisaFixedFees, data: data18 })), errors++, reportable++), (data18 < 0 || isNaN(data18)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerVisaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerVisaFixedFees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema30().properties.merchants.items.properties.partnerVisaFixedFees, data: data18 })), errors++, reportable++), formats8().validate(data18) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerVisaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerVisaFixedFees/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"', parentSchema: schema30().properties.merchants.items.properties.partnerVisaFixedFees, data: data18 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/partnerVisaFixedFees", schemaPath: "#/properties/merchants/items/properties/partnerVisaFixedFees/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema30().properties.merchants.items.properties.partnerVisaFixedFees, data: data18 })), errors++, reportable++);
              }
              if (data1.profileReferenceNo !== void 0) {
                let data19 = data1.profileReferenceNo;
                typeof data19 == "string" ? data19.length > 500 && func1(data19) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/profileReferenceNo", schemaPath: "#/properties/merchants/items/properties/profileReferenceNo/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.profileReferenceNo, data: data19 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/profileReferenceNo", schemaPath: "#/properties/merchants/items/properties/profileReferenceNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.profileReferenceNo, data: data19 })), errors++, reportable++);
              }
              if (data1.relationshipCreationDate !== void 0) {
                let data20 = data1.relationshipCreationDate;
                typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/relationshipCreationDate", schemaPath: "#/properties/merchants/items/properties/relationshipCreationDate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema30().properties.merchants.items.properties.relationshipCreationDate, data: data20 })), errors++, reportable++), typeof data20 == "number" && isFinite(data20) && ((data20 > 9999999999999 || isNaN(data20)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/relationshipCreationDate", schemaPath: "#/properties/merchants/items/properties/relationshipCreationDate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999 }, message: "must be <= 9999999999999", parentSchema: schema30().properties.merchants.items.properties.relationshipCreationDate, data: data20 })), errors++, reportable++), (data20 < 0 || isNaN(data20)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/relationshipCreationDate", schemaPath: "#/properties/merchants/items/properties/relationshipCreationDate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema30().properties.merchants.items.properties.relationshipCreationDate, data: data20 })), errors++, reportable++));
              }
              if (data1.relationshipStatus !== void 0) {
                let data21 = data1.relationshipStatus;
                typeof data21 == "string" ? data21.length > 500 && func1(data21) > 500 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/relationshipStatus", schemaPath: "#/properties/merchants/items/properties/relationshipStatus/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", parentSchema: schema30().properties.merchants.items.properties.relationshipStatus, data: data21 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0 + "/relationshipStatus", schemaPath: "#/properties/merchants/items/properties/relationshipStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema30().properties.merchants.items.properties.relationshipStatus, data: data21 })), errors++, reportable++);
              }
            } else
              errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants/" + i0, schemaPath: "#/properties/merchants/items/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema30().properties.merchants.items, data: data1 })), errors++, reportable++;
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema30().properties.merchants, data: data0 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema30(), data })), errors++, reportable++;
    return validate63.errors = vErrors, validate63.errorCount = errors, validate63.reportableCount = reportable, errors === 0;
  }
  validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RejectRegistrationRequest = validate64, schema31 = late(() => ({ type: "object", additionalProperties: !1, properties: { reason: { type: "string", minLength: 1 } } }));
  function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 !== "reason" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema31(), data })), errors++, reportable++);
      if (data.reason !== void 0) {
        let data0 = data.reason;
        typeof data0 == "string" ? data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.reason, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.reason, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema31(), data })), errors++, reportable++;
    return validate64.errors = vErrors, validate64.errorCount = errors, validate64.reportableCount = reportable, errors === 0;
  }
  validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_ClockBoundaryRequest = validate65, schema32 = late(() => ({ type: "object", additionalProperties: !1, required: ["boundary"], properties: { transactionNo: { type: "string", minLength: 1 }, recurringId: { type: "string", minLength: 1 }, paymentSessionId: { type: "string", minLength: 1 }, boundary: { type: "string", enum: ["expiry", "next-charge", "otp-expiry"] }, offset: { type: "string", maxLength: 65, pattern: "^-?(P(?=\\d|T\\d)(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "x-expected": "a duration such as 1h or -1ms" } } })), pattern20 = late(() => new RegExp("^-?(P(?=\\d|T\\d)(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "u"));
  function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate65.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.boundary === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "boundary" }, message: "must have required property 'boundary'", parentSchema: schema32(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "transactionNo" || key0 === "recurringId" || key0 === "paymentSessionId" || key0 === "boundary" || key0 === "offset" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema32(), data })), errors++, reportable++);
      if (data.transactionNo !== void 0) {
        let data0 = data.transactionNo;
        typeof data0 == "string" ? data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema32().properties.transactionNo, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/transactionNo", schemaPath: "#/properties/transactionNo/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.transactionNo, data: data0 })), errors++, reportable++);
      }
      if (data.recurringId !== void 0) {
        let data1 = data.recurringId;
        typeof data1 == "string" ? data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema32().properties.recurringId, data: data1 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/recurringId", schemaPath: "#/properties/recurringId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.recurringId, data: data1 })), errors++, reportable++);
      }
      if (data.paymentSessionId !== void 0) {
        let data2 = data.paymentSessionId;
        typeof data2 == "string" ? data2.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paymentSessionId", schemaPath: "#/properties/paymentSessionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema32().properties.paymentSessionId, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paymentSessionId", schemaPath: "#/properties/paymentSessionId/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.paymentSessionId, data: data2 })), errors++, reportable++);
      }
      if (data.boundary !== void 0) {
        let data3 = data.boundary;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/boundary", schemaPath: "#/properties/boundary/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.boundary, data: data3 })), errors++, reportable++), data3 === "expiry" || data3 === "next-charge" || data3 === "otp-expiry" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/boundary", schemaPath: "#/properties/boundary/enum", keyword: "enum", params: { allowedValues: schema32().properties.boundary.enum }, message: "must be equal to one of the allowed values", parentSchema: schema32().properties.boundary, data: data3 })), errors++, reportable++);
      }
      if (data.offset !== void 0) {
        let data4 = data.offset;
        typeof data4 == "string" ? (data4.length > 65 && func1(data4) > 65 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maxLength", keyword: "maxLength", params: { limit: 65 }, message: "must NOT have more than 65 characters", parentSchema: schema32().properties.offset, data: data4 })), errors++, reportable++), pattern20().test(data4) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/pattern", keyword: "pattern", params: { pattern: "^-?(P(?=\\d|T\\d)(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$" }, message: 'must match pattern "^-?(P(?=\\d|T\\d)(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$"', parentSchema: schema32().properties.offset, data: data4 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32().properties.offset, data: data4 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema32(), data })), errors++, reportable++;
    return validate65.errors = vErrors, validate65.errorCount = errors, validate65.reportableCount = reportable, errors === 0;
  }
  validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_AddLabelRequest = validate66, schema33 = late(() => ({ type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", minLength: 1, maxLength: 64 } } }));
  function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate66.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.name === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", parentSchema: schema33(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 !== "name" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema33(), data })), errors++, reportable++);
      if (data.name !== void 0) {
        let data0 = data.name;
        typeof data0 == "string" ? (data0.length > 64 && func1(data0) > 64 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", parentSchema: schema33().properties.name, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema33().properties.name, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema33().properties.name, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema33(), data })), errors++, reportable++;
    return validate66.errors = vErrors, validate66.errorCount = errors, validate66.reportableCount = reportable, errors === 0;
  }
  validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RewindRequest = validate67, schema34 = late(() => ({ type: "object", additionalProperties: !1, required: ["to"], properties: { to: { type: ["string", "integer"] } } }));
  function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate67.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.to === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", parentSchema: schema34(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 !== "to" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema34(), data })), errors++, reportable++);
      if (data.to !== void 0) {
        let data0 = data.to;
        typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: schema34().properties.to.type }, message: "must be string,integer", parentSchema: schema34().properties.to, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema34(), data })), errors++, reportable++;
    return validate67.errors = vErrors, validate67.errorCount = errors, validate67.reportableCount = reportable, errors === 0;
  }
  validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_ForkRequest = validate68, schema35 = late(() => ({ type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", minLength: 1, maxLength: 128 }, at: { type: ["string", "integer"] } } }));
  function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.name === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", parentSchema: schema35(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "name" || key0 === "at" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema35(), data })), errors++, reportable++);
      if (data.name !== void 0) {
        let data0 = data.name;
        typeof data0 == "string" ? (data0.length > 128 && func1(data0) > 128 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", parentSchema: schema35().properties.name, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema35().properties.name, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema35().properties.name, data: data0 })), errors++, reportable++);
      }
      if (data.at !== void 0) {
        let data1 = data.at;
        typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: schema35().properties.at.type }, message: "must be string,integer", parentSchema: schema35().properties.at, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema35(), data })), errors++, reportable++;
    return validate68.errors = vErrors, validate68.errorCount = errors, validate68.reportableCount = reportable, errors === 0;
  }
  validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_IdleRequest = validate69, schema36 = late(() => ({ type: "object", additionalProperties: !1, properties: { quiet: { type: "string", maxLength: 64, pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "x-expected": "a duration such as 24h, 1d12h, 1mo or PT24H" }, limit: { type: "string", maxLength: 64, pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "x-expected": "a duration such as 24h, 1d12h, 1mo or PT24H" } } }));
  function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate69.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "quiet" || key0 === "limit" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema36(), data })), errors++, reportable++);
      if (data.quiet !== void 0) {
        let data0 = data.quiet;
        typeof data0 == "string" ? (data0.length > 64 && func1(data0) > 64 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/quiet", schemaPath: "#/properties/quiet/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", parentSchema: schema36().properties.quiet, data: data0 })), errors++, reportable++), pattern11().test(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/quiet", schemaPath: "#/properties/quiet/pattern", keyword: "pattern", params: { pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$" }, message: 'must match pattern "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$"', parentSchema: schema36().properties.quiet, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/quiet", schemaPath: "#/properties/quiet/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema36().properties.quiet, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "string" ? (data1.length > 64 && func1(data1) > 64 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", parentSchema: schema36().properties.limit, data: data1 })), errors++, reportable++), pattern11().test(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/pattern", keyword: "pattern", params: { pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$" }, message: 'must match pattern "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$"', parentSchema: schema36().properties.limit, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema36().properties.limit, data: data1 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema36(), data })), errors++, reportable++;
    return validate69.errors = vErrors, validate69.errorCount = errors, validate69.reportableCount = reportable, errors === 0;
  }
  validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_SandboxExport = validate70, schema37 = late(() => ({ type: "object", additionalProperties: !1, required: ["paystub", "version", "sandbox", "events"], properties: { paystub: { type: "string", const: "log" }, version: { type: "integer", minimum: 1 }, sandbox: { type: "string", pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "x-expected": "the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not -, . or .. alone" }, events: { type: "array", minItems: 1, items: { type: "object", additionalProperties: !0 } } } }));
  function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate70.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.paystub === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paystub" }, message: "must have required property 'paystub'", parentSchema: schema37(), data })), errors++, reportable++), data.version === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", parentSchema: schema37(), data })), errors++, reportable++), data.sandbox === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sandbox" }, message: "must have required property 'sandbox'", parentSchema: schema37(), data })), errors++, reportable++), data.events === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'", parentSchema: schema37(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 === "paystub" || key0 === "version" || key0 === "sandbox" || key0 === "events" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema37(), data })), errors++, reportable++);
      if (data.paystub !== void 0) {
        let data0 = data.paystub;
        typeof data0 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paystub", schemaPath: "#/properties/paystub/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema37().properties.paystub, data: data0 })), errors++, reportable++), data0 !== "log" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/paystub", schemaPath: "#/properties/paystub/const", keyword: "const", params: { allowedValue: "log" }, message: "must be equal to constant", parentSchema: schema37().properties.paystub, data: data0 })), errors++, reportable++);
      }
      if (data.version !== void 0) {
        let data1 = data.version;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema37().properties.version, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema37().properties.version, data: data1 })), errors++, reportable++);
      }
      if (data.sandbox !== void 0) {
        let data2 = data.sandbox;
        typeof data2 == "string" ? pattern3().test(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/pattern", keyword: "pattern", params: { pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$" }, message: 'must match pattern "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$"', parentSchema: schema37().properties.sandbox, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandbox", schemaPath: "#/properties/sandbox/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema37().properties.sandbox, data: data2 })), errors++, reportable++);
      }
      if (data.events !== void 0) {
        let data3 = data.events;
        if (Array.isArray(data3)) {
          data3.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", parentSchema: schema37().properties.events, data: data3 })), errors++, reportable++);
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            data4 && typeof data4 == "object" && !Array.isArray(data4) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema37().properties.events.items, data: data4 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema37().properties.events, data: data3 })), errors++, reportable++;
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema37(), data })), errors++, reportable++;
    return validate70.errors = vErrors, validate70.errorCount = errors, validate70.reportableCount = reportable, errors === 0;
  }
  validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_GatewayListQuery = validate71, schema38 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { has: { type: "string", minLength: 1, maxLength: 200 } } }));
  function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate71.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 !== "has" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema38(), data })), errors++, reportable++);
      if (data.has !== void 0) {
        let data0 = data.has;
        typeof data0 == "string" ? (data0.length > 200 && func1(data0) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/has", schemaPath: "#/properties/has/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema38().properties.has, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/has", schemaPath: "#/properties/has/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema38().properties.has, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/has", schemaPath: "#/properties/has/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema38().properties.has, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema38(), data })), errors++, reportable++;
    return validate71.errors = vErrors, validate71.errorCount = errors, validate71.reportableCount = reportable, errors === 0;
  }
  validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_FollowQuery = validate72, schema39 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { after: { type: "string", minLength: 1, maxLength: 100 }, most: { type: "integer", minimum: 1, maximum: 1e5, "x-expected": "a whole number from 1 to 100000" } } }));
  function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate72.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "after" || key0 === "most" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema39(), data })), errors++, reportable++);
      if (data.after !== void 0) {
        let data0 = data.after;
        typeof data0 == "string" ? (data0.length > 100 && func1(data0) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/after", schemaPath: "#/properties/after/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema39().properties.after, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema39().properties.after, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema39().properties.after, data: data0 })), errors++, reportable++);
      }
      if (data.most !== void 0) {
        let data1 = data.most;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema39().properties.most, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e5 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", parentSchema: schema39().properties.most, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema39().properties.most, data: data1 })), errors++, reportable++));
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema39(), data })), errors++, reportable++;
    return validate72.errors = vErrors, validate72.errorCount = errors, validate72.reportableCount = reportable, errors === 0;
  }
  validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_ClockAgendaQuery = validate73, schema40 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { until: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, limit: { type: "integer", minimum: 1, maximum: 1e4, default: 1e3, "x-expected": "a whole number from 1 to 10000" }, per: { type: "string", enum: ["all", "kind"], default: "all" } } }));
  function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate73.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "until" || key0 === "limit" || key0 === "per" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema40(), data })), errors++, reportable++);
      if (data.until !== void 0) {
        let data0 = data.until;
        typeof data0 == "string" ? pattern12().test(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema40().properties.until, data: data0 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/until", schemaPath: "#/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema40().properties.until, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema40().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema40().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema40().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.per !== void 0) {
        let data2 = data.per;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/per", schemaPath: "#/properties/per/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema40().properties.per, data: data2 })), errors++, reportable++), data2 === "all" || data2 === "kind" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/per", schemaPath: "#/properties/per/enum", keyword: "enum", params: { allowedValues: schema40().properties.per.enum }, message: "must be equal to one of the allowed values", parentSchema: schema40().properties.per, data: data2 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema40(), data })), errors++, reportable++;
    return validate73.errors = vErrors, validate73.errorCount = errors, validate73.reportableCount = reportable, errors === 0;
  }
  validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_SessionsQuery = validate74, schema41 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, status: { type: "string", enum: ["open", "used", "replaced", "blocked", "expired"] }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate74.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "cursor" || key0 === "limit" || key0 === "order" || key0 === "status" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema41(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema41().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema41().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema41().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema41().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema41().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema41().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema41().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema41().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema41().properties.status, data: data3 })), errors++, reportable++), data3 === "open" || data3 === "used" || data3 === "replaced" || data3 === "blocked" || data3 === "expired" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema41().properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema41().properties.status, data: data3 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data4 = data.q;
        typeof data4 == "string" ? data4.length > 200 && func1(data4) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema41().properties.q, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema41().properties.q, data: data4 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data5 = data.since;
        typeof data5 == "string" ? pattern12().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema41().properties.since, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema41().properties.since, data: data5 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data6 = data.to;
        typeof data6 == "string" ? pattern12().test(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema41().properties.to, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema41().properties.to, data: data6 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema41(), data })), errors++, reportable++;
    return validate74.errors = vErrors, validate74.errorCount = errors, validate74.reportableCount = reportable, errors === 0;
  }
  validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_StatsQuery = validate75, schema42 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { buckets: { type: "integer", minimum: 1, maximum: 500, default: 60, "x-expected": "a whole number from 1 to 500" }, time: { type: "string", enum: ["sandbox", "wall"], default: "sandbox" }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate75.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "buckets" || key0 === "time" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema42(), data })), errors++, reportable++);
      if (data.buckets !== void 0) {
        let data0 = data.buckets;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/buckets", schemaPath: "#/properties/buckets/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema42().properties.buckets, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && ((data0 > 500 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/buckets", schemaPath: "#/properties/buckets/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500", parentSchema: schema42().properties.buckets, data: data0 })), errors++, reportable++), (data0 < 1 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/buckets", schemaPath: "#/properties/buckets/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema42().properties.buckets, data: data0 })), errors++, reportable++));
      }
      if (data.time !== void 0) {
        let data1 = data.time;
        typeof data1 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema42().properties.time, data: data1 })), errors++, reportable++), data1 === "sandbox" || data1 === "wall" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/time", schemaPath: "#/properties/time/enum", keyword: "enum", params: { allowedValues: schema42().properties.time.enum }, message: "must be equal to one of the allowed values", parentSchema: schema42().properties.time, data: data1 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data2 = data.since;
        typeof data2 == "string" ? pattern12().test(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema42().properties.since, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema42().properties.since, data: data2 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data3 = data.to;
        typeof data3 == "string" ? pattern12().test(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema42().properties.to, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema42().properties.to, data: data3 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema42(), data })), errors++, reportable++;
    return validate75.errors = vErrors, validate75.errorCount = errors, validate75.reportableCount = reportable, errors === 0;
  }
  validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_InvoicesListQuery = validate76, schema43 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, status: { type: "string", enum: ["pending", "paid", "canceled", "declined", "refunded", "callback-failed"] }, method: { type: "string", minLength: 1, maxLength: 100 }, minAmount: { type: "number", minimum: 0 }, maxAmount: { type: "number", minimum: 0 }, count: { type: "string", enum: ["status"] }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate76.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        func5.call(schema43().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema43(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema43().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema43().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema43().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema43().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema43().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema43().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema43().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.status, data: data3 })), errors++, reportable++), data3 === "pending" || data3 === "paid" || data3 === "canceled" || data3 === "declined" || data3 === "refunded" || data3 === "callback-failed" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema43().properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema43().properties.status, data: data3 })), errors++, reportable++);
      }
      if (data.method !== void 0) {
        let data4 = data.method;
        typeof data4 == "string" ? (data4.length > 100 && func1(data4) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/method", schemaPath: "#/properties/method/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema43().properties.method, data: data4 })), errors++, reportable++), data4.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/method", schemaPath: "#/properties/method/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema43().properties.method, data: data4 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.method, data: data4 })), errors++, reportable++);
      }
      if (data.minAmount !== void 0) {
        let data5 = data.minAmount;
        typeof data5 == "number" && isFinite(data5) ? (data5 < 0 || isNaN(data5)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/minAmount", schemaPath: "#/properties/minAmount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema43().properties.minAmount, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/minAmount", schemaPath: "#/properties/minAmount/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema43().properties.minAmount, data: data5 })), errors++, reportable++);
      }
      if (data.maxAmount !== void 0) {
        let data6 = data.maxAmount;
        typeof data6 == "number" && isFinite(data6) ? (data6 < 0 || isNaN(data6)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/maxAmount", schemaPath: "#/properties/maxAmount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema43().properties.maxAmount, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/maxAmount", schemaPath: "#/properties/maxAmount/type", keyword: "type", params: { type: "number" }, message: "must be number", parentSchema: schema43().properties.maxAmount, data: data6 })), errors++, reportable++);
      }
      if (data.count !== void 0) {
        let data7 = data.count;
        typeof data7 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.count, data: data7 })), errors++, reportable++), data7 !== "status" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/count", schemaPath: "#/properties/count/enum", keyword: "enum", params: { allowedValues: schema43().properties.count.enum }, message: "must be equal to one of the allowed values", parentSchema: schema43().properties.count, data: data7 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data8 = data.q;
        typeof data8 == "string" ? data8.length > 200 && func1(data8) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema43().properties.q, data: data8 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.q, data: data8 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data9 = data.since;
        typeof data9 == "string" ? pattern12().test(data9) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema43().properties.since, data: data9 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.since, data: data9 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data10 = data.to;
        typeof data10 == "string" ? pattern12().test(data10) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema43().properties.to, data: data10 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema43().properties.to, data: data10 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema43(), data })), errors++, reportable++;
    return validate76.errors = vErrors, validate76.errorCount = errors, validate76.reportableCount = reportable, errors === 0;
  }
  validate76.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_EventsQuery = validate77, schema44 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { after: { type: "integer", minimum: 0, default: 0 }, type: { type: "string", minLength: 1, maxLength: 100 }, limit: { type: "integer", minimum: 1, maximum: 1e4, default: 1e3, "x-expected": "a whole number from 1 to 10000" }, cursor: { type: "integer", minimum: 0 }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate77.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "after" || key0 === "type" || key0 === "limit" || key0 === "cursor" || key0 === "order" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema44(), data })), errors++, reportable++);
      if (data.after !== void 0) {
        let data0 = data.after;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema44().properties.after, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema44().properties.after, data: data0 })), errors++, reportable++);
      }
      if (data.type !== void 0) {
        let data1 = data.type;
        typeof data1 == "string" ? (data1.length > 100 && func1(data1) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema44().properties.type, data: data1 })), errors++, reportable++), data1.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema44().properties.type, data: data1 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema44().properties.type, data: data1 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data2 = data.limit;
        typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema44().properties.limit, data: data2 })), errors++, reportable++), typeof data2 == "number" && isFinite(data2) && ((data2 > 1e4 || isNaN(data2)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema44().properties.limit, data: data2 })), errors++, reportable++), (data2 < 1 || isNaN(data2)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema44().properties.limit, data: data2 })), errors++, reportable++));
      }
      if (data.cursor !== void 0) {
        let data3 = data.cursor;
        typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema44().properties.cursor, data: data3 })), errors++, reportable++), typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema44().properties.cursor, data: data3 })), errors++, reportable++);
      }
      if (data.order !== void 0) {
        let data4 = data.order;
        typeof data4 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema44().properties.order, data: data4 })), errors++, reportable++), data4 === "oldest" || data4 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema44().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema44().properties.order, data: data4 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data5 = data.q;
        typeof data5 == "string" ? data5.length > 200 && func1(data5) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema44().properties.q, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema44().properties.q, data: data5 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data6 = data.since;
        typeof data6 == "string" ? pattern12().test(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema44().properties.since, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema44().properties.since, data: data6 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data7 = data.to;
        typeof data7 == "string" ? pattern12().test(data7) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema44().properties.to, data: data7 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema44().properties.to, data: data7 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema44(), data })), errors++, reportable++;
    return validate77.errors = vErrors, validate77.errorCount = errors, validate77.reportableCount = reportable, errors === 0;
  }
  validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RequestsQuery = validate78, schema45 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, status: { type: "string", enum: ["ok", "doubtful", "refused", "injected", "api", "page"] }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate78.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "cursor" || key0 === "limit" || key0 === "order" || key0 === "status" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema45(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema45().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema45().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema45().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema45().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema45().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema45().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema45().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema45().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema45().properties.status, data: data3 })), errors++, reportable++), data3 === "ok" || data3 === "doubtful" || data3 === "refused" || data3 === "injected" || data3 === "api" || data3 === "page" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema45().properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema45().properties.status, data: data3 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data4 = data.q;
        typeof data4 == "string" ? data4.length > 200 && func1(data4) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema45().properties.q, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema45().properties.q, data: data4 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data5 = data.since;
        typeof data5 == "string" ? pattern12().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema45().properties.since, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema45().properties.since, data: data5 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data6 = data.to;
        typeof data6 == "string" ? pattern12().test(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema45().properties.to, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema45().properties.to, data: data6 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema45(), data })), errors++, reportable++;
    return validate78.errors = vErrors, validate78.errorCount = errors, validate78.reportableCount = reportable, errors === 0;
  }
  validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_SmsQuery = validate79, schema46 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, status: { type: "string", enum: ["invoice", "otp", "digital"] }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate79.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "cursor" || key0 === "limit" || key0 === "order" || key0 === "status" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema46(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema46().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema46().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema46().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema46().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema46().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema46().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema46().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema46().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema46().properties.status, data: data3 })), errors++, reportable++), data3 === "invoice" || data3 === "otp" || data3 === "digital" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema46().properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema46().properties.status, data: data3 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data4 = data.q;
        typeof data4 == "string" ? data4.length > 200 && func1(data4) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema46().properties.q, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema46().properties.q, data: data4 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data5 = data.since;
        typeof data5 == "string" ? pattern12().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema46().properties.since, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema46().properties.since, data: data5 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data6 = data.to;
        typeof data6 == "string" ? pattern12().test(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema46().properties.to, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema46().properties.to, data: data6 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema46(), data })), errors++, reportable++;
    return validate79.errors = vErrors, validate79.errorCount = errors, validate79.reportableCount = reportable, errors === 0;
  }
  validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_CallbacksListQuery = validate80, schema47 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, status: { type: "string", enum: ["waiting", "held", "in-flight", "delivered", "redirected", "failed", "dropped", "failing"] }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate80.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "cursor" || key0 === "limit" || key0 === "order" || key0 === "status" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema47(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema47().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema47().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema47().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema47().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema47().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema47().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema47().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema47().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema47().properties.status, data: data3 })), errors++, reportable++), data3 === "waiting" || data3 === "held" || data3 === "in-flight" || data3 === "delivered" || data3 === "redirected" || data3 === "failed" || data3 === "dropped" || data3 === "failing" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema47().properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema47().properties.status, data: data3 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data4 = data.q;
        typeof data4 == "string" ? data4.length > 200 && func1(data4) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema47().properties.q, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema47().properties.q, data: data4 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data5 = data.since;
        typeof data5 == "string" ? pattern12().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema47().properties.since, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema47().properties.since, data: data5 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data6 = data.to;
        typeof data6 == "string" ? pattern12().test(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema47().properties.to, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema47().properties.to, data: data6 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema47(), data })), errors++, reportable++;
    return validate80.errors = vErrors, validate80.errorCount = errors, validate80.reportableCount = reportable, errors === 0;
  }
  validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RecurringListQuery = validate81, schema48 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, status: { type: "string", enum: ["registered", "active", "canceled", "completed", "ended"] }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate81.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "cursor" || key0 === "limit" || key0 === "order" || key0 === "status" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema48(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema48().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema48().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema48().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema48().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema48().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema48().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema48().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema48().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema48().properties.status, data: data3 })), errors++, reportable++), data3 === "registered" || data3 === "active" || data3 === "canceled" || data3 === "completed" || data3 === "ended" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema48().properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema48().properties.status, data: data3 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data4 = data.q;
        typeof data4 == "string" ? data4.length > 200 && func1(data4) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema48().properties.q, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema48().properties.q, data: data4 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data5 = data.since;
        typeof data5 == "string" ? pattern12().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema48().properties.since, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema48().properties.since, data: data5 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data6 = data.to;
        typeof data6 == "string" ? pattern12().test(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema48().properties.to, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema48().properties.to, data: data6 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema48(), data })), errors++, reportable++;
    return validate81.errors = vErrors, validate81.errorCount = errors, validate81.reportableCount = reportable, errors === 0;
  }
  validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_SettlementsListQuery = validate82, schema49 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate82.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "cursor" || key0 === "limit" || key0 === "order" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema49(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema49().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema49().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema49().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema49().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema49().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema49().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema49().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema49().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data3 = data.q;
        typeof data3 == "string" ? data3.length > 200 && func1(data3) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema49().properties.q, data: data3 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema49().properties.q, data: data3 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data4 = data.since;
        typeof data4 == "string" ? pattern12().test(data4) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema49().properties.since, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema49().properties.since, data: data4 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data5 = data.to;
        typeof data5 == "string" ? pattern12().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema49().properties.to, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema49().properties.to, data: data5 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema49(), data })), errors++, reportable++;
    return validate82.errors = vErrors, validate82.errorCount = errors, validate82.reportableCount = reportable, errors === 0;
  }
  validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_RegistrationsListQuery = validate83, schema50 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: [], properties: { cursor: { type: "integer", minimum: 0 }, limit: { type: "integer", minimum: 1, maximum: 1e4, "x-expected": "a whole number from 1 to 10000" }, order: { type: "string", enum: ["oldest", "newest"], default: "oldest" }, status: { type: "string", enum: ["code-sent", "verified", "described", "confirming", "active", "rejected", "blocked"] }, q: { type: "string", maxLength: 200 }, since: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" }, to: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$", "x-expected": "an instant such as 2026-01-31T12:00:00Z" } } }));
  function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate83.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "cursor" || key0 === "limit" || key0 === "order" || key0 === "status" || key0 === "q" || key0 === "since" || key0 === "to" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema50(), data })), errors++, reportable++);
      if (data.cursor !== void 0) {
        let data0 = data.cursor;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema50().properties.cursor, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema50().properties.cursor, data: data0 })), errors++, reportable++);
      }
      if (data.limit !== void 0) {
        let data1 = data.limit;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema50().properties.limit, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 1e4 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", parentSchema: schema50().properties.limit, data: data1 })), errors++, reportable++), (data1 < 1 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema50().properties.limit, data: data1 })), errors++, reportable++));
      }
      if (data.order !== void 0) {
        let data2 = data.order;
        typeof data2 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema50().properties.order, data: data2 })), errors++, reportable++), data2 === "oldest" || data2 === "newest" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/order", schemaPath: "#/properties/order/enum", keyword: "enum", params: { allowedValues: schema50().properties.order.enum }, message: "must be equal to one of the allowed values", parentSchema: schema50().properties.order, data: data2 })), errors++, reportable++);
      }
      if (data.status !== void 0) {
        let data3 = data.status;
        typeof data3 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema50().properties.status, data: data3 })), errors++, reportable++), data3 === "code-sent" || data3 === "verified" || data3 === "described" || data3 === "confirming" || data3 === "active" || data3 === "rejected" || data3 === "blocked" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema50().properties.status.enum }, message: "must be equal to one of the allowed values", parentSchema: schema50().properties.status, data: data3 })), errors++, reportable++);
      }
      if (data.q !== void 0) {
        let data4 = data.q;
        typeof data4 == "string" ? data4.length > 200 && func1(data4) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema50().properties.q, data: data4 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema50().properties.q, data: data4 })), errors++, reportable++);
      }
      if (data.since !== void 0) {
        let data5 = data.since;
        typeof data5 == "string" ? pattern12().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema50().properties.since, data: data5 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema50().properties.since, data: data5 })), errors++, reportable++);
      }
      if (data.to !== void 0) {
        let data6 = data.to;
        typeof data6 == "string" ? pattern12().test(data6) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$"', parentSchema: schema50().properties.to, data: data6 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema50().properties.to, data: data6 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema50(), data })), errors++, reportable++;
    return validate83.errors = vErrors, validate83.errorCount = errors, validate83.reportableCount = reportable, errors === 0;
  }
  validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var control_GatewayPreviewRewindQuery = validate84, schema51 = late(() => ({ type: "object", additionalProperties: !1, "x-unknown": "is not a parameter of this query", required: ["to"], properties: { to: { type: ["string", "integer"], minLength: 1, maxLength: 100, minimum: 1 } } }));
  function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate84.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      data.to === void 0 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", parentSchema: schema51(), data })), errors++, reportable++);
      for (let key0 in data)
        key0 !== "to" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema51(), data })), errors++, reportable++);
      if (data.to !== void 0) {
        let data0 = data.to;
        typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: schema51().properties.to.type }, message: "must be string,integer", parentSchema: schema51().properties.to, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema51().properties.to, data: data0 })), errors++, reportable++), typeof data0 == "string" && (data0.length > 100 && func1(data0) > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", parentSchema: schema51().properties.to, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema51().properties.to, data: data0 })), errors++, reportable++));
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema51(), data })), errors++, reportable++;
    return validate84.errors = vErrors, validate84.errorCount = errors, validate84.reportableCount = reportable, errors === 0;
  }
  validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  function add(kept, count, error) {
    return kept === null ? [error] : (kept[count] = error, kept);
  }
  function late(make) {
    let made;
    return () => made ??= make();
  }
  return __toCommonJS(stdin_exports);
})();

const validators: Readonly<Record<ControlSchemaName, Validator>> = {
  OpenSandboxRequest: compiled.control_OpenSandboxRequest,
  AdvanceClockRequest: compiled.control_AdvanceClockRequest,
  FreezeClockRequest: compiled.control_FreezeClockRequest,
  PayInvoiceRequest: compiled.control_PayInvoiceRequest,
  DeclineInvoiceRequest: compiled.control_DeclineInvoiceRequest,
  RefundInvoiceRequest: compiled.control_RefundInvoiceRequest,
  AddFaultRequest: compiled.control_AddFaultRequest,
  ChangeAssumptionsRequest: compiled.control_ChangeAssumptionsRequest,
  ChangeSettingsRequest: compiled.control_ChangeSettingsRequest,
  ArrangeChargesRequest: compiled.control_ArrangeChargesRequest,
  SeedMerchantsRequest: compiled.control_SeedMerchantsRequest,
  RejectRegistrationRequest: compiled.control_RejectRegistrationRequest,
  ClockBoundaryRequest: compiled.control_ClockBoundaryRequest,
  AddLabelRequest: compiled.control_AddLabelRequest,
  RewindRequest: compiled.control_RewindRequest,
  ForkRequest: compiled.control_ForkRequest,
  IdleRequest: compiled.control_IdleRequest,
  SandboxExport: compiled.control_SandboxExport,
  GatewayListQuery: compiled.control_GatewayListQuery,
  FollowQuery: compiled.control_FollowQuery,
  ClockAgendaQuery: compiled.control_ClockAgendaQuery,
  SessionsQuery: compiled.control_SessionsQuery,
  StatsQuery: compiled.control_StatsQuery,
  InvoicesListQuery: compiled.control_InvoicesListQuery,
  EventsQuery: compiled.control_EventsQuery,
  RequestsQuery: compiled.control_RequestsQuery,
  SmsQuery: compiled.control_SmsQuery,
  CallbacksListQuery: compiled.control_CallbacksListQuery,
  RecurringListQuery: compiled.control_RecurringListQuery,
  SettlementsListQuery: compiled.control_SettlementsListQuery,
  RegistrationsListQuery: compiled.control_RegistrationsListQuery,
  GatewayPreviewRewindQuery: compiled.control_GatewayPreviewRewindQuery,
};

/** The validator of a body or a query of the control API. It counts an unknown field as an error. */
export function controlValidator(name: ControlSchemaName): Validator {
  return validators[name];
}
