/** What the source says, what the mutant says instead, and why no test can tell them apart. */
export type Equivalent = readonly [from: string, to: string, why: string]

export type EquivalentsByFile = Readonly<Record<string, readonly Equivalent[]>>
