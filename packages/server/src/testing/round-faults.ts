import type { SmallDisk } from './small-disk.ts'

/** The faults beside the kill. */
export const roundFaults = [
  'none',
  'full disk',
  'read-only folder',
  'stopped mail server',
  'jumping clock',
] as const
export type RoundFault = (typeof roundFaults)[number]

const hourMs = 3_600_000

export type RoundScene = {
  /** The disk of the database. */
  disk: SmallDisk
  /** The disk of DATA_DIR: the same with an embedded database. */
  dataDisk: SmallDisk
  stopMail: () => Promise<void>
  startMail: () => Promise<void>
}

/** Returns the settings of the server in this round, for a clock that jumps. */
export const settingsFor = (fault: RoundFault, round: number): Record<string, string> =>
  fault === 'jumping clock' ? { CLOCK_JUMP_MS: String((round % 2 === 0 ? 2 : -2) * hourMs) } : {}

/** Starts a fault before the server starts. */
export async function startFault(fault: RoundFault, { stopMail }: RoundScene): Promise<void> {
  if (fault === 'stopped mail server') await stopMail()
}

/** Causes a fault while guests write. Every second full disk leaves some space below the limit, the others none. */
export function strike(
  fault: RoundFault,
  round: number,
  { disk }: RoundScene,
  signal: (name: NodeJS.Signals) => void,
): void {
  if (fault === 'full disk') disk.fill(Math.floor(round / roundFaults.length) % 2 === 0 ? 0 : 20)
  if (fault === 'jumping clock') signal('SIGUSR2')
}

/**
 * Ends a fault after the kill. A read-only folder refuses a start with one line, and a full disk may do so. Throws if
 * it was refused with something else.
 */
export async function endFault(
  fault: RoundFault,
  { disk, dataDisk, startMail }: RoundScene,
  startAndStop: () => Promise<void>,
): Promise<void> {
  if (fault === 'stopped mail server') await startMail()
  if (fault === 'read-only folder') {
    if (!dataDisk.forbidWriting()) throw new Error('the disk cannot be made read-only')
    await refusedInOneLine(startAndStop, /cannot be (?:written|kept) \(EROFS\)/).finally(
      dataDisk.allowWriting,
    )
  }
  if (fault === 'full disk') {
    await startAndStop().catch((error: Error) => {
      if (!/^retour: [^\n]*(?:No space left|could not write|no room)[^\n]*$/.test(error.message)) throw error
    })
    disk.empty()
  }
}

async function refusedInOneLine(start: () => Promise<void>, line: RegExp): Promise<void> {
  const said = await start().then(
    () => 'it started',
    (error: Error) => error.message,
  )
  if (!line.test(said) || said.includes('\n')) throw new Error(`expected a refusal in one line: ${said}`)
}
