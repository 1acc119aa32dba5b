const words =
  /\b(?:track\w*|status|look(?:ed)? (?:it |that |this |my \w+ )?up|(?:see|check|follow|find) (?:\w+ ){0,3}(?:refund|payment|money|form|claim|progress|state)|refund tracker|doc id|online)\b/

/** Does a line of lower-case words ask where the state of a refund can be looked up? */
export const asksTrack = (line: string): boolean => words.test(line)
