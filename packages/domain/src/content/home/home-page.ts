import type { PageListing, Question, RichText, Step, Template } from '../page-content.ts'

export type PageLink = { label: string; to: string }

/** The three tabs by their titles (docs/product.md, Addresses). */
export const homeQuestionTabs = ['VAT Refund FAQ', 'Luxury Shopping FAQ', 'Airport Services FAQ'] as const

export type HomeQuestionTab = (typeof homeQuestionTabs)[number]

/** The words of the home page below its calculator, in reading order. The four steps are `refundSteps`. */
export type HomePage = PageListing & {
  /** Under the calculator: what this site is, with the way to the refund locations. */
  intro: { heading: string; text: RichText; button: PageLink }
  /** Leads to the booking page. */
  book: PageLink
  /** VIP airport and VAT concierge: the ride as stops in their order. */
  concierge: {
    heading: string
    lead: RichText
    stops: Step[]
    book: PageLink
    more: PageLink
    note: RichText
  }
  /** The insider shopping network. */
  insider: { heading: string; paragraphs: RichText[]; link: PageLink; note: RichText }
  whyTaxFree: { heading: string; paragraphs: RichText[]; points: Step[]; note: RichText }
  questions: { heading: string; tabs: { title: HomeQuestionTab; questions: Question[] }[] }
}

export type HomePageTemplate = Template<HomePage>
