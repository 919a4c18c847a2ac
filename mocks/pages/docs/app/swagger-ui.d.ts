declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  /** Draws the reference of a spec. The package has no types of its own. */
  export default function SwaggerUI(options: {
    readonly url: string | undefined;
    readonly domNode: Element;
    readonly deepLinking: boolean;
    readonly docExpansion: "list" | "full" | "none";
    readonly defaultModelsExpandDepth: number;
    readonly filter: boolean;
    readonly supportedSubmitMethods: readonly string[];
    readonly validatorUrl: null;
  }): void;
}

declare module "*.css";
