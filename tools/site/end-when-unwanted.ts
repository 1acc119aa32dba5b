/**
 * Ends this build when whoever ordered it is no more (the bootstrap, over its channel): nobody waits for the result, and
 * the next start fills another folder. Run by hand there is no channel, and nothing to end it.
 */
export function endWhenUnwanted(): void {
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}
