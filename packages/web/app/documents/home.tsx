import { homePageTemplate } from '@retour/domain/content/home/home-text'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { FourSteps } from '#app/features/guides/four-steps.tsx'
import { pageEdition } from '#app/platform/build-settings.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { AccountBanner } from '#app/shell/account-banner.tsx'
import { brandsInEveryCity } from './home/brands-in-every-city.ts'
import { HomeConcierge } from './home/concierge.tsx'
import { HomeDestinations } from './home/destinations.tsx'
import { HomeHero } from './home/hero.tsx'
import { HomeInsider } from './home/insider.tsx'
import { HomeIntro } from './home/intro.tsx'
import { HomeQuestions } from './home/questions.tsx'
import { HomeWhy } from './home/why-tax-free.tsx'
import { Island } from './island.tsx'
import type { SiteDocument } from './site-document.ts'

const texts = homePageTemplate(ruleNumbers(pageEdition))
const { title, description, keywords } = texts

/** The home page: the calculator first, then the sections about the product, the most important first. */
export const home: SiteDocument = {
  path: '/',
  tags: describePage({ title, description, keywords, path: '/' }),
  scripts: 'idle',
  // The banner is below the calculator instead.
  isWithoutBanner: true,
  page: (
    <>
      <HomeHero />
      <Island of={AccountBanner} when="idle" isExtra />
      <HomeIntro texts={texts.intro} />
      <HomeConcierge texts={texts.concierge} />
      <HomeInsider texts={texts.insider} brands={brandsInEveryCity()} />
      <FourSteps />
      <HomeDestinations />
      <HomeQuestions texts={texts.questions} />
      <HomeWhy texts={texts.whyTaxFree} />
    </>
  ),
}
