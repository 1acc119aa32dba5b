import type { PageListing, Question, RichText, Section, Source, Step, Template } from '../page-content.ts'

/** The words of one place page. Everything says what is true of this place and of no other. */
export type PlaceGuide = PageListing & {
  /** What a shopper should know here first: one or two sentences under the name. */
  lead: RichText
  /** The guide text: two to four sections, one to four short paragraphs or lists each. */
  sections: Section[]
  /** Three to six; a sentence or two each. */
  tips: RichText[]
  /** Cities: where people shop here. `locationIds` are records of the refund locations. Empty at airports. */
  shoppingAreas: { name: string; text: RichText; locationIds: string[] }[]
  /** Airports and stations: the way through the building in order. Empty for cities. */
  wayThrough: Step[]
  /** Getting there, transport, where the customs desk for the way home is, who to ask. Label and value. */
  local: { label: string; text: RichText }[]
  /** From the purchase to the money, as it runs from this place. */
  timeline: { when: string; text: RichText }[]
  questions: Question[]
  sources: Source[]
}

export type PlaceGuideTemplate = Template<PlaceGuide>
