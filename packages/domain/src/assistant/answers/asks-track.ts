const words =
  /\b(?:track\w*|status|look(?:ed)? (?:it |that |this |my \w+ )?up|(?:see|check|follow|find) (?:\w+ ){0,3}(?:refund|payment|money|form|claim|progress|state)|refund tracker|doc id|online)\b/

/** Returns whether a lower-case line asks where to look up the status of a refund. */
export const asksTrack = (line: string): boolean => words.test(line)
