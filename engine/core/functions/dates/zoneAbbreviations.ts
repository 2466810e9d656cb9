/**
 * Abbreviations by hours east of UTC. Left out is what means different zones to different readers (`IST`, `GST`,
 * `KST`…): rather no answer than a wrong one.
 */
const abbreviations: readonly [number, string][] = [
  [-10, 'hst'],
  [-9, 'akst hdt'],
  [-8, 'pst akdt'],
  [-7, 'mst pdt'],
  [-6, 'cst mdt'],
  [-5, 'est cdt'],
  [-4, 'ast edt'],
  [-3.5, 'nst'],
  [-3, 'adt'],
  [-2.5, 'ndt'],
  [0, 'z utc uct gmt wet'],
  [1, 'cet met bst west wat'],
  [2, 'cest mest eet sast cat'],
  [3, 'eest msk eat idt'],
  [4, 'msd'],
  [5, 'pkt'],
  [7, 'wib'],
  [8, 'awst hkt sgt wita'],
  [9, 'jst wit'],
  [9.5, 'acst'],
  [10, 'aest'],
  [10.5, 'acdt'],
  [11, 'aedt'],
  [12, 'nzst'],
  [13, 'nzdt'],
];

/** Seconds east of UTC by the abbreviation of a zone, in lower case. */
export const zoneAbbreviations: ReadonlyMap<string, number> = new Map(
  abbreviations.flatMap(([hours, names]) => names.split(' ').map((name) => [name, hours * 3600])),
);
