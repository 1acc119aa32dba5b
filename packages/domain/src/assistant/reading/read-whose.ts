/** Words for the speaker. */
const ofOneself = new Set('i my mine we our ours ive im'.split(' '))
/** Words for somebody else, or for everybody. */
const ofOthers = new Set(
  (
    'user users customer customers client clients traveler travelers traveller travellers everyone everybody anyone anybody ' +
    'someone somebody people person persons other others another else elses his her hers their theirs he she they ' +
    'husband husbands wife wifes wives friend friends colleague colleagues admin admins'
  ).split(' '),
)
/** "accounts of …", "all bookings": everything that is stored. */
const ofAll = /\b(?:accounts? of|all (?:the )?(?:bookings|calculations|leads|rides|requests))\b/
/** "did Ana calculate", "of Ana": a person, unless a word for the speaker is in the line. */
const ofSomebody = [
  /\b(?:did|does|do|has|have|had) (?!you\b)(?:the )?\p{L}+(?: \p{L}+)? (?:calculate[ds]?|save[ds]?|book(?:ed)?|request(?:ed)?|compute[ds]?|store[ds]?)\b/u,
  /\b(?:of|by) (?!me\b|us\b|today\b|yesterday\b|last\b|this\b|the\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{L}/u,
]

/** Whose stored rows a line asks for. */
export type Whose = 'own' | 'others'

/**
 * Returns 'others' if a lower-case line is about somebody else or everybody. A name counts only without a word for the
 * speaker.
 */
export function readWhose(line: string): Whose {
  const words = line.split(' ')
  if (words.some((word) => ofOthers.has(word)) || ofAll.test(line)) return 'others'
  const isOwn = words.some((word) => ofOneself.has(word))
  return !isOwn && ofSomebody.some((named) => named.test(line)) ? 'others' : 'own'
}
