import { BenchedServer } from './benchedServer.ts';
import type { Contender } from './contender.ts';
import { timed } from './timed.ts';

/** The milliseconds from the start of the process to the diagnostics of its first document, of each in turn. */
export async function measureStart(
  contenders: readonly Contender[],
  { uri, text }: { uri: string; text: string },
  rounds: number,
): Promise<Map<Contender, number[]>> {
  const measured = new Map(contenders.map((contender): [Contender, number[]] => [contender, []]));
  // The first round is not counted: it reads the programs into the memory of the machine.
  for (let round = 0; round <= rounds; round++) {
    for (const [contender, values] of measured) {
      let server: BenchedServer | undefined;
      const ms = await timed(async () => {
        server = new BenchedServer(contender, uri);
        await server.open(text);
      });
      await server?.stop();
      if (round > 0) values.push(ms);
    }
  }
  return measured;
}
