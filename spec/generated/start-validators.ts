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
    }
  });

  // <stdin>
  var stdin_exports = {};
  __export(stdin_exports, {
    files_RunOptions: () => files_RunOptions,
    files_SandboxOptions: () => files_SandboxOptions,
    files_StartOptions: () => files_StartOptions
  });
  var files_RunOptions = validate53, schema20 = late(() => ({ required: [], "x-unknown": "is not an option", additionalProperties: !1, type: "object", properties: { journeys: { type: "string", minLength: 1, maxLength: 300, "x-expected": "a regular expression" } } })), func1 = require_ucs2length().default;
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 !== "journeys" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema20(), data })), errors++, reportable++);
      if (data.journeys !== void 0) {
        let data0 = data.journeys;
        typeof data0 == "string" ? (data0.length > 300 && func1(data0) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/journeys", schemaPath: "#/properties/journeys/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema20().properties.journeys, data: data0 })), errors++, reportable++), data0.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/journeys", schemaPath: "#/properties/journeys/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema20().properties.journeys, data: data0 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/journeys", schemaPath: "#/properties/journeys/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema20().properties.journeys, data: data0 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema20(), data })), errors++, reportable++;
    return validate53.errors = vErrors, validate53.errorCount = errors, validate53.reportableCount = reportable, errors === 0;
  }
  validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_SandboxOptions = validate54, schema21 = late(() => ({ required: [], "x-unknown": "is not an option of a sandbox", additionalProperties: !1, type: "object", properties: { seed: { $ref: "#/$defs/StartOptions/properties/seed" }, clock: { $ref: "#/$defs/StartOptions/properties/clock" }, assume: { $ref: "#/$defs/StartOptions/properties/assume" }, strict: { $ref: "#/$defs/StartOptions/properties/strict" }, settings: { $ref: "#/$defs/StartOptions/properties/settings" }, faults: { $ref: "#/$defs/StartOptions/properties/faults" }, allowPrefer: { $ref: "#/$defs/StartOptions/properties/allowPrefer" }, merchants: { $ref: "#/$defs/StartOptions/properties/merchants" } } })), schema22 = late(() => ({ type: "string", minLength: 1, pattern: "^\\P{Surrogate}*$", "x-expected": "a text" })), pattern3 = late(() => new RegExp("^\\P{Surrogate}*$", "u"));
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate55.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? (data.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema22(), data })), errors++, reportable++), pattern3().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', parentSchema: schema22(), data })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema22(), data })), errors++, reportable++), validate55.errors = vErrors, validate55.errorCount = errors, validate55.reportableCount = reportable, errors === 0;
  }
  validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema23 = late(() => ({ type: "string", pattern: "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$", "x-choices": ["real", "frozen"], "x-expected": "real, frozen or the instant to freeze it at, such as 2026-01-31T12:00:00Z" })), pattern4 = late(() => new RegExp("^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$", "u"));
  function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate57.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern4().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$" }, message: 'must match pattern "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$"', parentSchema: schema23(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema23(), data })), errors++, reportable++), validate57.errors = vErrors, validate57.errorCount = errors, validate57.reportableCount = reportable, errors === 0;
  }
  validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema24 = late(() => ({}));
  function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    return validate59.errors = null, !0;
  }
  validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema25 = late(() => ({ type: "boolean" }));
  function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate61.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema25(), data })), errors++, reportable++), validate61.errors = vErrors, validate61.errorCount = errors, validate61.reportableCount = reportable, errors === 0;
  }
  validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema26 = late(() => ({}));
  function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    return validate63.errors = null, !0;
  }
  validate63.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema27 = late(() => ({ type: "array", maxItems: 1e3, items: { $ref: "#/$defs/DefaultFaultRequest" } })), schema28 = late(() => ({}));
  function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    return validate66.errors = null, !0;
  }
  validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate65.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
      data.length > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", parentSchema: schema27(), data })), errors++, reportable++);
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate66(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate66.errors), errors += validate66.errorCount, reportable += validate66.reportableCount);
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema27(), data })), errors++, reportable++;
    return validate65.errors = vErrors, validate65.errorCount = errors, validate65.reportableCount = reportable, errors === 0;
  }
  validate65.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
  var schema29 = late(() => ({ type: "boolean" }));
  function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate69.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema29(), data })), errors++, reportable++), validate69.errors = vErrors, validate69.errorCount = errors, validate69.reportableCount = reportable, errors === 0;
  }
  validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema30 = late(() => ({}));
  function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    return validate71.errors = null, !0;
  }
  validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        key0 === "seed" || key0 === "clock" || key0 === "assume" || key0 === "strict" || key0 === "settings" || key0 === "faults" || key0 === "allowPrefer" || key0 === "merchants" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema21(), data })), errors++, reportable++);
      data.seed !== void 0 && (validate55(data.seed, { instancePath: instancePath + "/seed", parentData: data, parentDataProperty: "seed", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate55.errors), errors += validate55.errorCount, reportable += validate55.reportableCount)), data.clock !== void 0 && (validate57(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate57.errors), errors += validate57.errorCount, reportable += validate57.reportableCount)), data.assume !== void 0 && (validate59(data.assume, { instancePath: instancePath + "/assume", parentData: data, parentDataProperty: "assume", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate59.errors), errors += validate59.errorCount, reportable += validate59.reportableCount)), data.strict !== void 0 && (validate61(data.strict, { instancePath: instancePath + "/strict", parentData: data, parentDataProperty: "strict", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate61.errors), errors += validate61.errorCount, reportable += validate61.reportableCount)), data.settings !== void 0 && (validate63(data.settings, { instancePath: instancePath + "/settings", parentData: data, parentDataProperty: "settings", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate63.errors), errors += validate63.errorCount, reportable += validate63.reportableCount)), data.faults !== void 0 && (validate65(data.faults, { instancePath: instancePath + "/faults", parentData: data, parentDataProperty: "faults", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate65.errors), errors += validate65.errorCount, reportable += validate65.reportableCount)), data.allowPrefer !== void 0 && (validate69(data.allowPrefer, { instancePath: instancePath + "/allowPrefer", parentData: data, parentDataProperty: "allowPrefer", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate69.errors), errors += validate69.errorCount, reportable += validate69.reportableCount)), data.merchants !== void 0 && (validate71(data.merchants, { instancePath: instancePath + "/merchants", parentData: data, parentDataProperty: "merchants", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate71.errors), errors += validate71.errorCount, reportable += validate71.reportableCount));
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema21(), data })), errors++, reportable++;
    return validate54.errors = vErrors, validate54.errorCount = errors, validate54.reportableCount = reportable, errors === 0;
  }
  validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
  var files_StartOptions = validate73, schema31 = late(() => ({ required: [], "x-unknown": "is not an option", additionalProperties: !1, type: "object", properties: { port: { type: "integer", minimum: 0, maximum: 65535, "x-expected": "a whole number from 0 to 65535" }, orderPort: { type: "integer", minimum: 0, maximum: 65535, "x-expected": "a whole number from 0 to 65535" }, host: { type: "string", minLength: 1, "x-expected": "a text" }, allowHosts: { type: "array", maxItems: 100, items: { type: "string", maxLength: 255, pattern: "^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$", "x-expected": "the name of a host without a port, such as paystub or *.ci.example" } }, publicUrl: { type: "string", maxLength: 300, pattern: "^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$", "x-expected": "an http or https address without a path, such as https://pay.ci.example, or request" }, trustProxy: { type: "array", maxItems: 100, items: { type: "string", maxLength: 60, pattern: "^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$", "x-expected": "the address of a proxy, a range such as 10.0.0.0/8, or loopback" } }, allowFrame: { type: "array", maxItems: 100, items: { type: "string", maxLength: 300, pattern: "^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$", "x-expected": "an origin such as https://shop.example, or *" } }, seed: { type: "string", minLength: 1, pattern: "^\\P{Surrogate}*$", "x-expected": "a text" }, sandbox: { $ref: "#/$defs/SandboxName" }, examples: { type: "boolean" }, clock: { $ref: "#/$defs/ClockStart" }, assume: { $ref: "#/$defs/AssumptionOptions" }, observed: { $ref: "#/$defs/AssumptionOptions" }, strict: { type: "boolean" }, settings: { $ref: "#/$defs/SettingsPatch" }, faults: { type: "array", maxItems: 1e3, items: { $ref: "#/$defs/DefaultFaultRequest" } }, allowPrefer: { type: "boolean" }, alwaysRedirect: { type: "boolean" }, merchants: { $ref: "#/$defs/MerchantSeeds" }, allowEgress: { type: "array", items: { type: "string", minLength: 1, "x-expected": "the name of a host" } }, callbackTimeout: { $ref: "#/$defs/GivenDuration" }, callbackLimits: { required: [], "x-unknown": "is not a limit", additionalProperties: !1, type: "object", properties: { perGateway: { type: "integer", minimum: 1, maximum: 65535 }, perTarget: { type: "integer", minimum: 1, maximum: 65535 } } }, sandboxesMax: { type: "integer", minimum: 1, maximum: 1e6 }, eventsMax: { type: "integer", minimum: 1, maximum: 1e8 }, memoryMaxBytes: { type: "integer", minimum: 1, maximum: 9007199254740991 }, sandboxMemoryMaxBytes: { type: "integer", minimum: 1, maximum: 9007199254740991 }, journalMaxBytes: { type: "integer", minimum: 1, maximum: 9007199254740991 }, data: { type: "string", minLength: 1, "x-expected": "the path of a folder" }, fsync: { type: "boolean" }, dataMaxBytes: { type: "integer", minimum: 1, maximum: 9007199254740991 }, keep: { $ref: "#/$defs/GivenDuration" }, database: { type: "string" }, databaseSchema: { type: "string", pattern: "^[a-z_][a-z0-9_]{0,39}$", "x-expected": "1 to 40 lower-case letters, digits or _ that begin with no digit" }, bodyLimitBytes: { type: "integer", minimum: 1, maximum: 9007199254740991 }, controlToken: { type: "string", minLength: 1, "x-expected": "a text" }, apiToken: { type: "string", minLength: 12, maxLength: 200, pattern: "^[A-Za-z0-9_.~-]+$", "x-expected": "at least 12 letters, digits and - _ . ~, such as openssl rand -hex 16 prints" } } })), func4 = Object.prototype.hasOwnProperty, pattern5 = late(() => new RegExp("^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$", "u")), pattern6 = late(() => new RegExp("^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$", "u")), pattern7 = late(() => new RegExp("^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$", "u")), pattern8 = late(() => new RegExp("^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$", "u")), pattern13 = late(() => new RegExp("^[a-z_][a-z0-9_]{0,39}$", "u")), pattern14 = late(() => new RegExp("^[A-Za-z0-9_.~-]+$", "u")), schema32 = late(() => ({ type: "string", pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "x-expected": "the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not -, . or .. alone" })), pattern10 = late(() => new RegExp("^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$", "u"));
  function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate74.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern10().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$" }, message: 'must match pattern "^(?!(-|[.]{1,2})$)[A-Za-z0-9._~@-]{1,128}$"', parentSchema: schema32(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema32(), data })), errors++, reportable++), validate74.errors = vErrors, validate74.errorCount = errors, validate74.reportableCount = reportable, errors === 0;
  }
  validate74.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate76.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? pattern4().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$" }, message: 'must match pattern "^(real|frozen|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))$"', parentSchema: schema23(), data })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema23(), data })), errors++, reportable++), validate76.errors = vErrors, validate76.errorCount = errors, validate76.reportableCount = reportable, errors === 0;
  }
  validate76.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    return validate78.errors = null, !0;
  }
  validate78.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    return validate81.errors = null, !0;
  }
  validate81.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    return validate84.errors = null, !0;
  }
  validate84.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  var schema37 = late(() => ({ type: "string", maxLength: 64, pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "x-expected": "a duration such as 24h, 1d12h, 1mo or PT24H" })), pattern12 = late(() => new RegExp("^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$", "u"));
  function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate86.evaluated;
    return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string" ? (data.length > 64 && func1(data) > 64 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", parentSchema: schema37(), data })), errors++, reportable++), pattern12().test(data) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$" }, message: 'must match pattern "^(P(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,3})?S)?)?|(?=\\d)(\\d{1,15}y)?(\\d{1,15}mo)?(\\d{1,15}w)?(\\d{1,15}d)?(\\d{1,15}h)?(\\d{1,15}m)?(\\d{1,15}s)?(\\d{1,15}ms)?)$"', parentSchema: schema37(), data })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema37(), data })), errors++, reportable++), validate86.errors = vErrors, validate86.errorCount = errors, validate86.reportableCount = reportable, errors === 0;
  }
  validate86.evaluated = { dynamicProps: !1, dynamicItems: !1 };
  function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null, errors = 0, reportable = 0, evaluated0 = validate73.evaluated;
    if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
      for (let key0 in data)
        func4.call(schema31().properties, key0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", parentSchema: schema31(), data })), errors++, reportable++);
      if (data.port !== void 0) {
        let data0 = data.port;
        typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/port", schemaPath: "#/properties/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.port, data: data0 })), errors++, reportable++), typeof data0 == "number" && isFinite(data0) && ((data0 > 65535 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/port", schemaPath: "#/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", parentSchema: schema31().properties.port, data: data0 })), errors++, reportable++), (data0 < 0 || isNaN(data0)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/port", schemaPath: "#/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema31().properties.port, data: data0 })), errors++, reportable++));
      }
      if (data.orderPort !== void 0) {
        let data1 = data.orderPort;
        typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderPort", schemaPath: "#/properties/orderPort/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.orderPort, data: data1 })), errors++, reportable++), typeof data1 == "number" && isFinite(data1) && ((data1 > 65535 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderPort", schemaPath: "#/properties/orderPort/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", parentSchema: schema31().properties.orderPort, data: data1 })), errors++, reportable++), (data1 < 0 || isNaN(data1)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/orderPort", schemaPath: "#/properties/orderPort/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", parentSchema: schema31().properties.orderPort, data: data1 })), errors++, reportable++));
      }
      if (data.host !== void 0) {
        let data2 = data.host;
        typeof data2 == "string" ? data2.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/host", schemaPath: "#/properties/host/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.host, data: data2 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.host, data: data2 })), errors++, reportable++);
      }
      if (data.allowHosts !== void 0) {
        let data3 = data.allowHosts;
        if (Array.isArray(data3)) {
          data3.length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowHosts", schemaPath: "#/properties/allowHosts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", parentSchema: schema31().properties.allowHosts, data: data3 })), errors++, reportable++);
          let len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data3[i0];
            typeof data4 == "string" ? (data4.length > 255 && func1(data4) > 255 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowHosts/" + i0, schemaPath: "#/properties/allowHosts/items/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", parentSchema: schema31().properties.allowHosts.items, data: data4 })), errors++, reportable++), pattern5().test(data4) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowHosts/" + i0, schemaPath: "#/properties/allowHosts/items/pattern", keyword: "pattern", params: { pattern: "^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$" }, message: 'must match pattern "^(\\*|(\\*\\.)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*|\\[?[0-9A-Fa-f:.]+\\]?)$"', parentSchema: schema31().properties.allowHosts.items, data: data4 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowHosts/" + i0, schemaPath: "#/properties/allowHosts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.allowHosts.items, data: data4 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowHosts", schemaPath: "#/properties/allowHosts/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema31().properties.allowHosts, data: data3 })), errors++, reportable++;
      }
      if (data.publicUrl !== void 0) {
        let data5 = data.publicUrl;
        typeof data5 == "string" ? (data5.length > 300 && func1(data5) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/publicUrl", schemaPath: "#/properties/publicUrl/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema31().properties.publicUrl, data: data5 })), errors++, reportable++), pattern6().test(data5) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/publicUrl", schemaPath: "#/properties/publicUrl/pattern", keyword: "pattern", params: { pattern: "^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$" }, message: 'must match pattern "^(request|https?://([A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])(:\\d{1,5})?/?)$"', parentSchema: schema31().properties.publicUrl, data: data5 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/publicUrl", schemaPath: "#/properties/publicUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.publicUrl, data: data5 })), errors++, reportable++);
      }
      if (data.trustProxy !== void 0) {
        let data6 = data.trustProxy;
        if (Array.isArray(data6)) {
          data6.length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/trustProxy", schemaPath: "#/properties/trustProxy/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", parentSchema: schema31().properties.trustProxy, data: data6 })), errors++, reportable++);
          let len1 = data6.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data7 = data6[i1];
            typeof data7 == "string" ? (data7.length > 60 && func1(data7) > 60 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/trustProxy/" + i1, schemaPath: "#/properties/trustProxy/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", parentSchema: schema31().properties.trustProxy.items, data: data7 })), errors++, reportable++), pattern7().test(data7) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/trustProxy/" + i1, schemaPath: "#/properties/trustProxy/items/pattern", keyword: "pattern", params: { pattern: "^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$" }, message: 'must match pattern "^(loopback|[0-9A-Fa-f:.]+(/\\d{1,3})?)$"', parentSchema: schema31().properties.trustProxy.items, data: data7 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/trustProxy/" + i1, schemaPath: "#/properties/trustProxy/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.trustProxy.items, data: data7 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/trustProxy", schemaPath: "#/properties/trustProxy/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema31().properties.trustProxy, data: data6 })), errors++, reportable++;
      }
      if (data.allowFrame !== void 0) {
        let data8 = data.allowFrame;
        if (Array.isArray(data8)) {
          data8.length > 100 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowFrame", schemaPath: "#/properties/allowFrame/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", parentSchema: schema31().properties.allowFrame, data: data8 })), errors++, reportable++);
          let len2 = data8.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data9 = data8[i2];
            typeof data9 == "string" ? (data9.length > 300 && func1(data9) > 300 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowFrame/" + i2, schemaPath: "#/properties/allowFrame/items/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", parentSchema: schema31().properties.allowFrame.items, data: data9 })), errors++, reportable++), pattern8().test(data9) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowFrame/" + i2, schemaPath: "#/properties/allowFrame/items/pattern", keyword: "pattern", params: { pattern: "^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$" }, message: 'must match pattern "^(\\*|[a-z][a-z0-9+.-]*://[A-Za-z0-9_.-]+(:\\d{1,5})?)$"', parentSchema: schema31().properties.allowFrame.items, data: data9 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowFrame/" + i2, schemaPath: "#/properties/allowFrame/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.allowFrame.items, data: data9 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowFrame", schemaPath: "#/properties/allowFrame/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema31().properties.allowFrame, data: data8 })), errors++, reportable++;
      }
      if (data.seed !== void 0) {
        let data10 = data.seed;
        typeof data10 == "string" ? (data10.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.seed, data: data10 })), errors++, reportable++), pattern3().test(data10) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/pattern", keyword: "pattern", params: { pattern: "^\\P{Surrogate}*$" }, message: 'must match pattern "^\\P{Surrogate}*$"', parentSchema: schema31().properties.seed, data: data10 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.seed, data: data10 })), errors++, reportable++);
      }
      if (data.sandbox !== void 0 && (validate74(data.sandbox, { instancePath: instancePath + "/sandbox", parentData: data, parentDataProperty: "sandbox", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate74.errors), errors += validate74.errorCount, reportable += validate74.reportableCount)), data.examples !== void 0) {
        let data12 = data.examples;
        typeof data12 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/examples", schemaPath: "#/properties/examples/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema31().properties.examples, data: data12 })), errors++, reportable++);
      }
      if (data.clock !== void 0 && (validate76(data.clock, { instancePath: instancePath + "/clock", parentData: data, parentDataProperty: "clock", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate76.errors), errors += validate76.errorCount, reportable += validate76.reportableCount)), data.assume !== void 0 && (validate78(data.assume, { instancePath: instancePath + "/assume", parentData: data, parentDataProperty: "assume", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate78.errors), errors += validate78.errorCount, reportable += validate78.reportableCount)), data.observed !== void 0 && (validate78(data.observed, { instancePath: instancePath + "/observed", parentData: data, parentDataProperty: "observed", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate78.errors), errors += validate78.errorCount, reportable += validate78.reportableCount)), data.strict !== void 0) {
        let data16 = data.strict;
        typeof data16 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/strict", schemaPath: "#/properties/strict/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema31().properties.strict, data: data16 })), errors++, reportable++);
      }
      if (data.settings !== void 0 && (validate81(data.settings, { instancePath: instancePath + "/settings", parentData: data, parentDataProperty: "settings", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate81.errors), errors += validate81.errorCount, reportable += validate81.reportableCount)), data.faults !== void 0) {
        let data18 = data.faults;
        if (Array.isArray(data18)) {
          data18.length > 1e3 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", parentSchema: schema31().properties.faults, data: data18 })), errors++, reportable++);
          let len3 = data18.length;
          for (let i3 = 0; i3 < len3; i3++)
            validate66(data18[i3], { instancePath: instancePath + "/faults/" + i3, parentData: data18, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate66.errors), errors += validate66.errorCount, reportable += validate66.reportableCount);
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema31().properties.faults, data: data18 })), errors++, reportable++;
      }
      if (data.allowPrefer !== void 0) {
        let data20 = data.allowPrefer;
        typeof data20 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowPrefer", schemaPath: "#/properties/allowPrefer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema31().properties.allowPrefer, data: data20 })), errors++, reportable++);
      }
      if (data.alwaysRedirect !== void 0) {
        let data21 = data.alwaysRedirect;
        typeof data21 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/alwaysRedirect", schemaPath: "#/properties/alwaysRedirect/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema31().properties.alwaysRedirect, data: data21 })), errors++, reportable++);
      }
      if (data.merchants !== void 0 && (validate84(data.merchants, { instancePath: instancePath + "/merchants", parentData: data, parentDataProperty: "merchants", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate84.errors), errors += validate84.errorCount, reportable += validate84.reportableCount)), data.allowEgress !== void 0) {
        let data23 = data.allowEgress;
        if (Array.isArray(data23)) {
          let len4 = data23.length;
          for (let i4 = 0; i4 < len4; i4++) {
            let data24 = data23[i4];
            typeof data24 == "string" ? data24.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowEgress/" + i4, schemaPath: "#/properties/allowEgress/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.allowEgress.items, data: data24 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowEgress/" + i4, schemaPath: "#/properties/allowEgress/items/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.allowEgress.items, data: data24 })), errors++, reportable++);
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/allowEgress", schemaPath: "#/properties/allowEgress/type", keyword: "type", params: { type: "array" }, message: "must be array", parentSchema: schema31().properties.allowEgress, data: data23 })), errors++, reportable++;
      }
      if (data.callbackTimeout !== void 0 && (validate86(data.callbackTimeout, { instancePath: instancePath + "/callbackTimeout", parentData: data, parentDataProperty: "callbackTimeout", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate86.errors), errors += validate86.errorCount, reportable += validate86.reportableCount)), data.callbackLimits !== void 0) {
        let data26 = data.callbackLimits;
        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
          for (let key1 in data26)
            key1 === "perGateway" || key1 === "perTarget" || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits", schemaPath: "#/properties/callbackLimits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", parentSchema: schema31().properties.callbackLimits, data: data26 })), errors++, reportable++);
          if (data26.perGateway !== void 0) {
            let data27 = data26.perGateway;
            typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits/perGateway", schemaPath: "#/properties/callbackLimits/properties/perGateway/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.callbackLimits.properties.perGateway, data: data27 })), errors++, reportable++), typeof data27 == "number" && isFinite(data27) && ((data27 > 65535 || isNaN(data27)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits/perGateway", schemaPath: "#/properties/callbackLimits/properties/perGateway/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", parentSchema: schema31().properties.callbackLimits.properties.perGateway, data: data27 })), errors++, reportable++), (data27 < 1 || isNaN(data27)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits/perGateway", schemaPath: "#/properties/callbackLimits/properties/perGateway/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.callbackLimits.properties.perGateway, data: data27 })), errors++, reportable++));
          }
          if (data26.perTarget !== void 0) {
            let data28 = data26.perTarget;
            typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits/perTarget", schemaPath: "#/properties/callbackLimits/properties/perTarget/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.callbackLimits.properties.perTarget, data: data28 })), errors++, reportable++), typeof data28 == "number" && isFinite(data28) && ((data28 > 65535 || isNaN(data28)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits/perTarget", schemaPath: "#/properties/callbackLimits/properties/perTarget/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", parentSchema: schema31().properties.callbackLimits.properties.perTarget, data: data28 })), errors++, reportable++), (data28 < 1 || isNaN(data28)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits/perTarget", schemaPath: "#/properties/callbackLimits/properties/perTarget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.callbackLimits.properties.perTarget, data: data28 })), errors++, reportable++));
          }
        } else
          errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/callbackLimits", schemaPath: "#/properties/callbackLimits/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema31().properties.callbackLimits, data: data26 })), errors++, reportable++;
      }
      if (data.sandboxesMax !== void 0) {
        let data29 = data.sandboxesMax;
        typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandboxesMax", schemaPath: "#/properties/sandboxesMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.sandboxesMax, data: data29 })), errors++, reportable++), typeof data29 == "number" && isFinite(data29) && ((data29 > 1e6 || isNaN(data29)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandboxesMax", schemaPath: "#/properties/sandboxesMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", parentSchema: schema31().properties.sandboxesMax, data: data29 })), errors++, reportable++), (data29 < 1 || isNaN(data29)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandboxesMax", schemaPath: "#/properties/sandboxesMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.sandboxesMax, data: data29 })), errors++, reportable++));
      }
      if (data.eventsMax !== void 0) {
        let data30 = data.eventsMax;
        typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/eventsMax", schemaPath: "#/properties/eventsMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.eventsMax, data: data30 })), errors++, reportable++), typeof data30 == "number" && isFinite(data30) && ((data30 > 1e8 || isNaN(data30)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/eventsMax", schemaPath: "#/properties/eventsMax/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000", parentSchema: schema31().properties.eventsMax, data: data30 })), errors++, reportable++), (data30 < 1 || isNaN(data30)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/eventsMax", schemaPath: "#/properties/eventsMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.eventsMax, data: data30 })), errors++, reportable++));
      }
      if (data.memoryMaxBytes !== void 0) {
        let data31 = data.memoryMaxBytes;
        typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/memoryMaxBytes", schemaPath: "#/properties/memoryMaxBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.memoryMaxBytes, data: data31 })), errors++, reportable++), typeof data31 == "number" && isFinite(data31) && ((data31 > 9007199254740991 || isNaN(data31)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/memoryMaxBytes", schemaPath: "#/properties/memoryMaxBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", parentSchema: schema31().properties.memoryMaxBytes, data: data31 })), errors++, reportable++), (data31 < 1 || isNaN(data31)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/memoryMaxBytes", schemaPath: "#/properties/memoryMaxBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.memoryMaxBytes, data: data31 })), errors++, reportable++));
      }
      if (data.sandboxMemoryMaxBytes !== void 0) {
        let data32 = data.sandboxMemoryMaxBytes;
        typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandboxMemoryMaxBytes", schemaPath: "#/properties/sandboxMemoryMaxBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.sandboxMemoryMaxBytes, data: data32 })), errors++, reportable++), typeof data32 == "number" && isFinite(data32) && ((data32 > 9007199254740991 || isNaN(data32)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandboxMemoryMaxBytes", schemaPath: "#/properties/sandboxMemoryMaxBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", parentSchema: schema31().properties.sandboxMemoryMaxBytes, data: data32 })), errors++, reportable++), (data32 < 1 || isNaN(data32)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/sandboxMemoryMaxBytes", schemaPath: "#/properties/sandboxMemoryMaxBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.sandboxMemoryMaxBytes, data: data32 })), errors++, reportable++));
      }
      if (data.journalMaxBytes !== void 0) {
        let data33 = data.journalMaxBytes;
        typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/journalMaxBytes", schemaPath: "#/properties/journalMaxBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.journalMaxBytes, data: data33 })), errors++, reportable++), typeof data33 == "number" && isFinite(data33) && ((data33 > 9007199254740991 || isNaN(data33)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/journalMaxBytes", schemaPath: "#/properties/journalMaxBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", parentSchema: schema31().properties.journalMaxBytes, data: data33 })), errors++, reportable++), (data33 < 1 || isNaN(data33)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/journalMaxBytes", schemaPath: "#/properties/journalMaxBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.journalMaxBytes, data: data33 })), errors++, reportable++));
      }
      if (data.data !== void 0) {
        let data34 = data.data;
        typeof data34 == "string" ? data34.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.data, data: data34 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.data, data: data34 })), errors++, reportable++);
      }
      if (data.fsync !== void 0) {
        let data35 = data.fsync;
        typeof data35 != "boolean" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/fsync", schemaPath: "#/properties/fsync/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", parentSchema: schema31().properties.fsync, data: data35 })), errors++, reportable++);
      }
      if (data.dataMaxBytes !== void 0) {
        let data36 = data.dataMaxBytes;
        typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/dataMaxBytes", schemaPath: "#/properties/dataMaxBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.dataMaxBytes, data: data36 })), errors++, reportable++), typeof data36 == "number" && isFinite(data36) && ((data36 > 9007199254740991 || isNaN(data36)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/dataMaxBytes", schemaPath: "#/properties/dataMaxBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", parentSchema: schema31().properties.dataMaxBytes, data: data36 })), errors++, reportable++), (data36 < 1 || isNaN(data36)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/dataMaxBytes", schemaPath: "#/properties/dataMaxBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.dataMaxBytes, data: data36 })), errors++, reportable++));
      }
      if (data.keep !== void 0 && (validate86(data.keep, { instancePath: instancePath + "/keep", parentData: data, parentDataProperty: "keep", rootData, dynamicAnchors }) || (vErrors = takeOver(vErrors, errors, validate86.errors), errors += validate86.errorCount, reportable += validate86.reportableCount)), data.database !== void 0) {
        let data38 = data.database;
        typeof data38 != "string" && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/database", schemaPath: "#/properties/database/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.database, data: data38 })), errors++, reportable++);
      }
      if (data.databaseSchema !== void 0) {
        let data39 = data.databaseSchema;
        typeof data39 == "string" ? pattern13().test(data39) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/databaseSchema", schemaPath: "#/properties/databaseSchema/pattern", keyword: "pattern", params: { pattern: "^[a-z_][a-z0-9_]{0,39}$" }, message: 'must match pattern "^[a-z_][a-z0-9_]{0,39}$"', parentSchema: schema31().properties.databaseSchema, data: data39 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/databaseSchema", schemaPath: "#/properties/databaseSchema/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.databaseSchema, data: data39 })), errors++, reportable++);
      }
      if (data.bodyLimitBytes !== void 0) {
        let data40 = data.bodyLimitBytes;
        typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/bodyLimitBytes", schemaPath: "#/properties/bodyLimitBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", parentSchema: schema31().properties.bodyLimitBytes, data: data40 })), errors++, reportable++), typeof data40 == "number" && isFinite(data40) && ((data40 > 9007199254740991 || isNaN(data40)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/bodyLimitBytes", schemaPath: "#/properties/bodyLimitBytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", parentSchema: schema31().properties.bodyLimitBytes, data: data40 })), errors++, reportable++), (data40 < 1 || isNaN(data40)) && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/bodyLimitBytes", schemaPath: "#/properties/bodyLimitBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", parentSchema: schema31().properties.bodyLimitBytes, data: data40 })), errors++, reportable++));
      }
      if (data.controlToken !== void 0) {
        let data41 = data.controlToken;
        typeof data41 == "string" ? data41.length < 1 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/controlToken", schemaPath: "#/properties/controlToken/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", parentSchema: schema31().properties.controlToken, data: data41 })), errors++, reportable++) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/controlToken", schemaPath: "#/properties/controlToken/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.controlToken, data: data41 })), errors++, reportable++);
      }
      if (data.apiToken !== void 0) {
        let data42 = data.apiToken;
        typeof data42 == "string" ? (data42.length > 200 && func1(data42) > 200 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", parentSchema: schema31().properties.apiToken, data: data42 })), errors++, reportable++), func1(data42) < 12 && (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters", parentSchema: schema31().properties.apiToken, data: data42 })), errors++, reportable++), pattern14().test(data42) || (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.~-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.~-]+$"', parentSchema: schema31().properties.apiToken, data: data42 })), errors++, reportable++)) : (errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath: instancePath + "/apiToken", schemaPath: "#/properties/apiToken/type", keyword: "type", params: { type: "string" }, message: "must be string", parentSchema: schema31().properties.apiToken, data: data42 })), errors++, reportable++);
      }
    } else
      errors < 1e3 && (vErrors = add(vErrors, errors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", parentSchema: schema31(), data })), errors++, reportable++;
    return validate73.errors = vErrors, validate73.errorCount = errors, validate73.reportableCount = reportable, errors === 0;
  }
  validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
export const validators: Readonly<Record<"StartOptions" | "SandboxOptions" | "RunOptions", Validator>> = {
  StartOptions: compiled.files_StartOptions,
  SandboxOptions: compiled.files_SandboxOptions,
  RunOptions: compiled.files_RunOptions,
};
