import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { visit } from "../../scripts/architecture/owners.js";
