import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";
import "./reference.css";

const element = document.getElementById("reference");

// Without "Try it out" the page sends nothing and shows no data of a sandbox.
if (element) {
  SwaggerUI({
    url: element.dataset.spec,
    domNode: element,
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
    filter: true,
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
}
