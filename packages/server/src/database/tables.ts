import type { PlaceChanges } from '@retour/domain/wire/refund-location'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Exact decimals: read as text, so that no digit is lost; written as text or a number. */
type Decimal = ColumnType<string, string | number, string | number>
type GeneratedDecimal = ColumnType<string, string | number | undefined, string | number>
type Time = ColumnType<Date, Date | string, Date | string>
type GeneratedTime = ColumnType<Date, Date | string | undefined, Date | string>
/** A calendar day, YYYY-MM-DD, on both databases. */
type Day = ColumnType<string, string, string>

export interface LeadsTable {
  id: Generated<string>
  created_at: GeneratedTime
  email: string
  full_name: Generated<string>
  purchase_amount: Decimal
  vat_amount: GeneratedDecimal
  refund_amount: GeneratedDecimal
  is_eligible: Generated<boolean>
  currency: string
  country: string
  status: Generated<string | null>
  amount: GeneratedAlways<string>
  source: Generated<'guest' | 'account'>
  marketing_consent: Generated<boolean>
  consent_text_version: string | null
  consent_at: Time | null
  consent_given_at: Time | null
  idempotency_key: string | null
  calculated_on: ColumnType<string, string | undefined, string>
}

export interface BookingsTable {
  id: Generated<string>
  created_at: GeneratedTime
  user_id: string | null
  full_name: string
  email: string
  phone: string
  pickup_date: Time
  pickup_location: string
  dropoff_location: string
  vehicle_type: Generated<'sedan' | 'van' | 'suv'>
  passenger_count: Generated<number>
  special_requests: string | null
  flight_number: string | null
  city: string | null
  country: string | null
  idempotency_key: string | null
}

export interface RefundOfficesTable {
  id: string
  name: string
  address: string
  city: string
  country: 'france' | 'spain' | 'italy' | 'germany'
  type: 'refund-office' | 'shopping-area' | 'transportation'
  lat: number
  lng: number
  opening_hours: string | null
  hours: string | null
  hours_checked: string | null
  hours_stale: Generated<boolean>
  phone: string | null
  website: string | null
  operators: string[] | null
  validation: string | null
  notes: string | null
  confidence: string
  source: string | null
  source_dated: string | null
  source_before: string | null
  warning: string | null
  warning_kind: string | null
  warning_source: string | null
  area: string | null
  looked_up_on: string | null
  found: string | null
  found_source: string | null
  changed: Generated<JSONColumnType<PlaceChanges> | null>
}

export interface FavoriteLocationsTable {
  id: GeneratedAlways<number>
  user_id: string
  location_id: number
  location_name: string
  created_at: GeneratedTime
}

export interface RefundHistoryTable {
  id: Generated<string>
  user_id: string
  created_at: GeneratedTime
  country: string
  amount: Decimal
  currency: string
  status: Generated<string>
}

export type NotificationPreferences = Partial<
  Record<'emailNotifications' | 'refundUpdates' | 'promotionalEmails', boolean>
>

export interface ProfilesTable {
  id: string
  email: string | null
  phone: string | null
  country: string | null
  preferred_currency: Generated<string>
  notification_preferences: ColumnType<NotificationPreferences, string | undefined, string>
  updated_at: GeneratedTime
}

export interface VatGuidesTable {
  id: GeneratedAlways<number>
  title: string
  description: string
  country: string
  file_url: string | null
}

export interface UserPreferencesTable {
  user_id: string
  nationality: string | null
  shopping_budget: Decimal | null
  previous_refund_experience: Generated<boolean>
  preferred_shopping_categories: Generated<string[]>
  preferred_brands: Generated<string[]>
  travel_destinations: Generated<string[]>
  updated_at: GeneratedTime
}

export interface ChatConversationsTable {
  id: Generated<string>
  user_id: string
  title: string
  created_at: GeneratedTime
  updated_at: GeneratedTime
}

export interface ChatMessagesTable {
  id: GeneratedAlways<number>
  conversation_id: string
  content: string
  is_ai: Generated<boolean>
  created_at: GeneratedTime
}

export interface AiSuggestionsTable {
  id: Generated<string>
  user_id: string
  type: 'shopping' | 'refund' | 'travel' | 'other'
  content: JSONColumnType<{ title: string; summary: string; related_conversation_id?: string | null }>
  is_viewed: Generated<boolean>
  created_at: GeneratedTime
  suggestion_key: string | null
}

export interface TripEntriesTable {
  user_id: Generated<string>
  id: string
  trip_id: string
  kind: string
  entry: JSONColumnType<{ seen: object; fields: object }>
  version: GeneratedAlways<number>
  updated_at: GeneratedTime
}

export interface VatRulesTable {
  country: string
  edition: string
  rate: Decimal
  minimum_purchase: Decimal
  comparison: 'at-least' | 'more-than'
  refund_share: Decimal
  valid_from: string
  source: string
  checked_on: string
}

export interface ExchangeRatesTable {
  date: Day
  base: Generated<'EUR'>
  rates: JSONColumnType<Record<string, number>>
  source: 'ecb' | 'fallback'
  fetched_at: GeneratedTime
}

export interface SeedStateTable {
  name: string
  content_hash: string
  seeded_at: GeneratedTime
}

/** Every table of supabase/migrations. An interface, so that a folder can add its own. */
export interface Tables {
  leads: LeadsTable
  bookings: BookingsTable
  refund_offices: RefundOfficesTable
  favorite_locations: FavoriteLocationsTable
  refund_history: RefundHistoryTable
  profiles: ProfilesTable
  vat_guides: VatGuidesTable
  user_preferences: UserPreferencesTable
  chat_conversations: ChatConversationsTable
  chat_messages: ChatMessagesTable
  ai_suggestions: AiSuggestionsTable
  trip_entries: TripEntriesTable
  'app.vat_rules': VatRulesTable
  'app.exchange_rates': ExchangeRatesTable
  'app.seed_state': SeedStateTable
}
