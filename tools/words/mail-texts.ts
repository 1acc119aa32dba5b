import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { estimateRefund } from '@retour/domain/vat/refund'
import { fallbackRates } from '@retour/domain/money/exchange'
import { toMoney } from '@retour/domain/money/to-money'
import { countries, type Country } from '@retour/domain/places/countries'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import PostalMime from 'postal-mime'
import { type RideMove, rideMoveNames, rideSteps } from '@retour/domain/rides/ride-moves'
import { readConfig } from '../../packages/server/src/config.ts'
import { folderKeys } from '../../packages/server/src/keys/testing/folder-keys.ts'
import { writeMessage } from '../../packages/server/src/mail/write-message.ts'
import type { Spoken } from './all-texts.ts'
import { linesOf } from './site-texts.ts'

const amounts = ['49.99', '50.00', '60.00', '100.00', '154.94', '1250.00']
const day = '2026-11-24'
const pickup = '2027-01-10T08:30:00.000Z'
const id = '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab'

type Row = { where: string; country: Country | null; kind: string; payload: unknown }

/**
 * Returns every mail of the server as it would be sent: guides for purchases above and below each minimum, booking
 * requests, each move of a ride, and reminders of each kind. Includes text, HTML and calendar. The report of overdue
 * rules to the operator is left out, because it only lists the names of records.
 */
export async function mailTexts(edition: RulesEditionId): Promise<Spoken[]> {
  const folder = await mkdtemp(join(tmpdir(), 'retour-words-'))
  try {
    const config = readConfig({
      RULES_EDITION: edition,
      SITE_URL: 'https://retour.example',
      OPERATOR_EMAIL: 'desk@retour.example',
    })
    const tools = { config, accountKeys: await folderKeys(folder), now: () => new Date(`${day}T12:00:00Z`) }
    const read = async ({ where, country, kind, payload }: Row): Promise<Spoken[]> => {
      const { raw } = await writeMessage(
        {
          id,
          kind,
          payload,
          recipient: 'ada@mail.example',
          messageId: `<${id}@retour.example>`,
          attempts: 1,
          expiresAt: new Date(pickup),
        },
        tools,
      )
      const mail = await PostalMime.parse(raw)
      const files = mail.attachments.map(({ content }) =>
        Buffer.from(content as ArrayBuffer).toString('utf8'),
      )
      const lines = [
        mail.subject ?? '',
        ...(mail.text ?? '').split('\n'),
        ...linesOf(mail.html ?? ''),
        ...files.flatMap(calendarLines),
      ]
      return [...new Set(lines)].map((text) => ({ where, country, text }))
    }
    return (await Promise.all(rowsOf(edition).map(read))).flat()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const calendarLines = (file: string) =>
  file
    .replaceAll(/\r?\n /g, '')
    .replaceAll('\\n', '\n')
    .split(/\r?\n/)

function rowsOf(edition: RulesEditionId): Row[] {
  const guides = countries.flatMap((country) =>
    amounts.map((amount) => ({
      where: `guide mail, ${country} ${amount}`,
      country,
      kind: 'refund-guide',
      payload: guidePayload(country, amount, edition),
    })),
  )
  const cars = countries.flatMap((country) =>
    ['booking-guest', 'booking-operator'].map((kind) => ({
      where: `${kind} mail, ${country}`,
      country,
      kind,
      payload: booking(country),
    })),
  )
  const rides = rideMoveNames.map((move) => ({
    where: `ride mail, ${move}`,
    country: 'france' as const,
    kind: 'ride-moved',
    payload: { ...booking('france'), ride: { ...ride, move, state: stateAfter(move) } },
  }))
  const reminders = ['confirm-reminders', 'trip-reminder'].map((kind) => ({
    where: `reminder mail, ${kind}`,
    country: null,
    kind,
    payload: {
      subscription: id,
      reminders: reminderKinds.map((one) => ({ kind: one, shop: 'Shop', dueOn: day })),
    },
  }))
  const accounts = accountKinds.map((kind) => ({
    where: `account mail, ${kind}`,
    country: null,
    kind,
    payload: { fullName: 'Ada Example', newEmail: 'new@mail.example', booking: booking('france') },
  }))
  return [...guides, ...cars, ...rides, ...reminders, ...accounts]
}

function guidePayload(country: Country, amount: string, editionId: RulesEditionId) {
  const purchase = toMoney(amount, 'EUR')
  const { vat, refund, isEligible } = estimateRefund({ purchase, country, editionId, rates: fallbackRates })
  return {
    fullName: 'Ada Example',
    purchaseAmount: amount,
    vatAmount: (vat.cents / 100).toFixed(2),
    refundAmount: (refund.cents / 100).toFixed(2),
    isEligible,
    currency: 'EUR',
    country,
    rulesEdition: editionId,
    calculatedOn: day,
  }
}

const booking = (country: Country) => ({
  id,
  idempotencyKey: id,
  createdAt: `${day}T12:00:00.000Z`,
  isFromAccount: false,
  fullName: 'Ada Example',
  email: 'ada@mail.example',
  phone: '+1 555 0100',
  pickupAt: pickup,
  pickupLocation: 'Hotel',
  dropoffLocation: 'Airport',
  vehicle: 'van',
  passengerCount: 4,
  specialRequests: 'VAT Refund & Departure Assistance',
  flightNumber: 'AF274',
  city: null,
  country,
})

const ride = {
  version: 3,
  movedAt: `${day}T12:00:00.000Z`,
  quote: {
    priceMinor: 11_000,
    currency: 'EUR',
    validUntil: `${day}T18:00:00.000Z`,
    note: '',
    freeUntil: '2027-01-09T08:30:00.000Z',
    lateFeeMinor: 5500,
  },
  driver: { name: 'Karim Benali', car: 'Mercedes V-Class', plate: 'GH-482-KM', phone: '+33612345678' },
  cancellation: { by: 'customer', feeMinor: 5500 },
}

const stateAfter = (move: RideMove) => rideSteps.find((step) => step.move === move)?.to

const reminderKinds = [
  'complete',
  'ask-for-form',
  'goods-out',
  'goods-out-by-law',
  'form-back',
  'form-back-later',
  'early-refund',
  'shop-pays',
  'no-money-30',
  'no-money-60',
  'last-day',
]

const accountKinds = [
  'confirm-sign-up',
  'reset-password',
  'sign-in-link',
  'change-email',
  'account-exists',
  'booking-not-sent',
  'password-changed',
]
