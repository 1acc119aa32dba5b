import { account } from './account.ts'
import { noNetwork } from './no-network.ts'
import { lostGoods } from './lost-goods.ts'
import { inspection } from './inspection.ts'
import { formRefused } from './form-refused.ts'
import { keepPapers } from './keep-papers.ts'
import { validateEarly } from './validate-early.ts'
import { customsContact } from './customs-contact.ts'
import { myTrip } from './my-trip.ts'
import { rideRequest } from './ride-request.ts'
import { insider } from './insider.ts'
import { twoAnswers } from './two-answers.ts'
import { age } from './age.ts'
import { arriveEarly } from './arrive-early.ts'
import { boughtElsewhere } from './bought-elsewhere.ts'
import { byLandOrSea } from './by-land-or-sea.ts'
import { cashOrCard } from './cash-or-card.ts'
import { chauffeur } from './chauffeur.ts'
import { closedDesk } from './closed-desk.ts'
import { combine } from './combine.ts'
import { countryRules } from './country-rules.ts'
import { currency } from './currency.ts'
import { deadline } from './deadline.ts'
import { deliveredHome } from './delivered-home.ts'
import { desks } from './desks.ts'
import { documents } from './documents.ts'
import { dutyFree } from './duty-free.ts'
import { dutyHome } from './duty-home.ts'
import { earlyRefund } from './early-refund.ts'
import { estimate } from './estimate.ts'
import { forgotValidation } from './forgot-validation.ts'
import { formErrors } from './form-errors.ts'
import { gifts } from './gifts.ts'
import { leftOut } from './left-out.ts'
import { lostForm } from './lost-form.ts'
import { luggage } from './luggage.ts'
import { minimum } from './minimum.ts'
import { movesHouse } from './moves-house.ts'
import { noForm } from './no-form.ts'
import { openingHours } from './opening-hours.ts'
import { otherPerson } from './other-person.ts'
import { outside } from './outside.ts'
import { ownBookings } from './own-bookings.ts'
import { ownCalculations } from './own-calculations.ts'
import { ownPlaces } from './own-places.ts'
import { payoutTime } from './payout-time.ts'
import { privacy } from './privacy.ts'
import { rate } from './rate.ts'
import { redScreen } from './red-screen.ts'
import { reducedGoods } from './reduced-goods.ts'
import { sendForm } from './send-form.ts'
import { services } from './services.ts'
import { share } from './share.ts'
import { smallTalk } from './small-talk.ts'
import { steering } from './steering.ts'
import { steps } from './steps.ts'
import { studiesInEu } from './studies-in-eu.ts'
import { tripApp } from './trip-app.ts'
import { unknown } from './unknown.ts'
import { useGoods } from './use-goods.ts'
import { usedGoods } from './used-goods.ts'
import { validation } from './validation.ts'
import { wayOut } from './way-out.ts'
import { whatChanged } from './what-changed.ts'
import { whereToShop } from './where-to-shop.ts'
import { who } from './who.ts'
import { entryStamp } from './entry-stamp.ts'
import { taxOffAtOnce } from './tax-off-at-once.ts'
import { outlets } from './outlets.ts'
import { formClock } from './form-clock.ts'
import { shopRepays } from './shop-repays.ts'
import { priceWithTax } from './price-with-tax.ts'
import { oneName } from './one-name.ts'
import { password } from './password.ts'
import { session } from './session.ts'
import { retention } from './retention.ts'
import type { Subject } from './subject.ts'
import { dataUse } from './data-use.ts'
import { ourEmails } from './our-emails.ts'
import { siteFree } from './site-free.ts'
import { whoPays } from './who-pays.ts'
import { needAccount } from './need-account.ts'
import { savePlace } from './save-place.ts'
import { rideChange } from './ride-change.ts'
import { rideDetails } from './ride-details.ts'
import { minPayout } from './least-payout.ts'
import { forBusiness } from './for-business.ts'
import { checkOnline } from './check-online.ts'

/** All subjects of the assistant, in no order. */
export const subjects: readonly Subject[] = [
  noNetwork,
  lostGoods,
  inspection,
  formRefused,
  keepPapers,
  validateEarly,
  customsContact,
  myTrip,
  rideRequest,
  insider,
  twoAnswers,
  account,
  age,
  arriveEarly,
  boughtElsewhere,
  byLandOrSea,
  cashOrCard,
  chauffeur,
  closedDesk,
  combine,
  countryRules,
  currency,
  deadline,
  deliveredHome,
  desks,
  documents,
  dutyFree,
  dutyHome,
  earlyRefund,
  estimate,
  forgotValidation,
  formErrors,
  gifts,
  leftOut,
  lostForm,
  luggage,
  minimum,
  movesHouse,
  noForm,
  openingHours,
  otherPerson,
  outside,
  ownBookings,
  ownCalculations,
  ownPlaces,
  payoutTime,
  privacy,
  rate,
  redScreen,
  reducedGoods,
  sendForm,
  services,
  share,
  smallTalk,
  steering,
  steps,
  studiesInEu,
  unknown,
  useGoods,
  usedGoods,
  validation,
  wayOut,
  whatChanged,
  whereToShop,
  who,
  entryStamp,
  taxOffAtOnce,
  outlets,
  formClock,
  shopRepays,
  priceWithTax,
  oneName,
  password,
  session,
  retention,
  dataUse,
  ourEmails,
  siteFree,
  whoPays,
  needAccount,
  savePlace,
  rideChange,
  rideDetails,
  minPayout,
  forBusiness,
  checkOnline,
  tripApp,
]
