import type { ArticleTemplate } from './article.ts'
import { howToClaimVatRefundInParis } from './how-to-claim-vat-refund-in-paris.ts'
import { howVatRefundWorksInFrance } from './how-vat-refund-works-in-france.ts'
import { taxFreeLuxuryShoppingEurope } from './tax-free-luxury-shopping-europe.ts'
import { taxFreeShoppingInParis } from './tax-free-shopping-in-paris.ts'
import { vatRefundAtCdgAirport } from './vat-refund-at-cdg-airport.ts'
import { vatRefundEligibilityEuTravelers } from './vat-refund-eligibility-eu-travelers.ts'
import { vatRefundLuxuryShoppingFrance } from './vat-refund-luxury-shopping-france.ts'
import { vatRefundRules2025 } from './vat-refund-rules-2025.ts'
import { vatRefundSpainForUsCitizens } from './vat-refund-spain-for-us-citizens.ts'

/** The informational pages, in the order of `articlePaths`. Many words: for the build and the server. */
export const articleTemplates: readonly ArticleTemplate[] = [
  howVatRefundWorksInFrance,
  howToClaimVatRefundInParis,
  vatRefundAtCdgAirport,
  vatRefundLuxuryShoppingFrance,
  vatRefundSpainForUsCitizens,
  vatRefundRules2025,
  vatRefundEligibilityEuTravelers,
  taxFreeShoppingInParis,
  taxFreeLuxuryShoppingEurope,
]
