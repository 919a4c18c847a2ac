import { hasPostgres as isHere } from "../../scripts/postgres/cluster.js";
import { canHave } from "./left-out.js";

export { type Cluster, startCluster } from "../../scripts/postgres/cluster.js";

/** Whether there is a PostgreSQL to test with. Its place can be told by POSTGRES_BIN. */
export const hasPostgres = (): boolean => canHave("PostgreSQL", isHere());
