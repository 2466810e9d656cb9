import { printable } from '@pagewright/engine/text/printable';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Inside, Variable } from './variable.ts';

/** The default number of rows of a part: most rows of a list are requested in parts. */
const defaultRows = 1_000;

/** The rows that a client may open, by number, until the run continues. */
export class VariableStore {
  #insides: Inside[] = [];

  clear(): void {
    this.#insides = [];
  }

  /** The number of the contents of a row or a scope; 0 if there are none. */
  add(inside: Inside | undefined): number {
    return inside === undefined ? 0 : this.#insides.push(inside);
  }

  /** The rows of a part of a list, or all rows of anything else. */
  async list(asked: DebugProtocol.VariablesArguments): Promise<DebugProtocol.Variable[]> {
    const { variablesReference, start = 0, count } = asked;
    const rows = await this.#rows(variablesReference, start, count || defaultRows);
    return rows.map((row) => this.write(row));
  }

  /** Sets a row by its name, and returns the updated row. Throws an Error with the reason if it cannot be set. */
  async set({ variablesReference, name, value }: DebugProtocol.SetVariableArguments): Promise<DebugProtocol.Variable> {
    const rows = await this.#rows(variablesReference, 0, defaultRows);
    const row = rows.find((each) => printable(each.name) === name);
    if (row?.set === undefined) {
      throw new Error(`"${name}" cannot be changed. Only parameters can, before their request is sent.`);
    }
    return this.write(row.set(value));
  }

  write({ name, value, inside, expression, menu, set }: Variable): DebugProtocol.Variable {
    const isReadOnly = set === undefined;
    return {
      name: printable(name),
      value: printable(value),
      variablesReference: this.add(inside),
      ...(inside?.length !== undefined && { indexedVariables: inside.length }),
      ...(expression !== undefined && { evaluateName: expression }),
      ...(isReadOnly && { presentationHint: { attributes: ['readOnly'] } }),
      // Not part of the protocol: VS Code selects the commands of a menu by it.
      ...(menu && { __vscodeVariableMenuContext: menu }),
    };
  }

  async #rows(reference: number, start: number, count: number): Promise<Variable[]> {
    return (await this.#insides[reference - 1]?.rows(start, count)) ?? [];
  }
}
