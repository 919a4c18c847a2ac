declare module "*.css";
declare module "*.cjs" {
  const validators: Readonly<Record<string, import("../../../spec/validator.js").Validator>>;
  export default validators;
}
