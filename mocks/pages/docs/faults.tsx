import {
  type FaultEntry,
  type FaultParameter,
  faultParameters,
  faults,
  type TestValue,
  testValues,
} from "../../../spec/generated/faults.js";
import { Table } from "./text.js";

const VALUE_HEAD = ["field", "value", "strikes", "leads to"];

/** What can go wrong on command. */
export function Faults() {
  return (
    <dl class="entries">
      {Object.entries<FaultEntry>(faults).map(([id, { on, takes, does }]) => (
        <div key={id} class="entry" id={`fault-${id}`}>
          <dt>
            <code class="name">{id}</code> <span class="type">strikes {on}</span>
          </dt>
          <dd>
            When it strikes, {does}.
            <ul class="bullets">
              {Object.entries(takes).map(([name, taken]) => (
                <Parameter key={name} name={name as FaultParameter} taken={taken} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Parameter(props: {
  readonly name: FaultParameter;
  readonly taken: FaultEntry["takes"][string];
}) {
  const { name, taken } = props;
  const need = taken.required ? ", required" : "";
  const usual = taken.default === undefined ? "" : `, ${taken.default} when left out`;
  return (
    <li>
      <code>{name}</code>
      {`: ${faultParameters[name].about}${need}${usual}`}
    </li>
  );
}

/** Values that lead to a failure without any rule. */
export function TestValues() {
  return (
    <Table label="Test values" head={VALUE_HEAD}>
      {testValues.map((row) => (
        <tr key={`${row.in}=${row.value}`}>
          <td>
            <code>{row.in}</code>
          </td>
          <th scope="row">
            <code>{valueText(row)}</code>
          </th>
          <td>{row.operation ?? faults[row.fault].on}</td>
          <td>
            <a href={`#fault-${row.fault}`}>{row.fault}</a>
            {parametersText(row)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** An amount has a fraction part on the wire. */
function valueText({ value }: TestValue): string {
  return typeof value === "number" ? value.toFixed(2) : value;
}

function parametersText({ with: given }: TestValue): string {
  const parameters = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
  return parameters.length === 0 ? "" : ` (${parameters.join("; ")})`;
}
