/** The airports of Paris. */
export const cdgOrly = 'CDG|Charles de Gaulle|Orly|Paris|Roissy'

/** A friendly word, or what users can ask. */
export const friendly =
  /help|ask|welcome|glad|answer|pleasure|enjoy|trip|bye|hello|\bhi\b|good|sorry|refund|question|travel|journey/i
