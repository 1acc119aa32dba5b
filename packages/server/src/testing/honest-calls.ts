/** A valid call of an API, with all places for a caller's text. */
export type HonestCall = {
  method: string
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  isSignedIn?: boolean
  /** The status of the valid call. */
  status: number
}

const ride = {
  full_name: 'Ada',
  email: 'ada@mail.example',
  phone: '+1 555 0100',
  pickup_date: new Date(Date.now() + 86_400_000).toISOString(),
  pickup_location: 'Airport',
  dropoff_location: 'Hotel',
  vehicle_type: 'van',
  passenger_count: 2,
  special_requests: 'none',
  flight_number: 'AF 1234',
  city: 'paris',
  country: 'france',
}
const key = '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab'
const person = {
  email: 'eve@mail.example',
  password: 'correct horse',
  data: { full_name: 'Eve', retour_pending_booking: { ...ride, idempotency_key: key } },
}
const redirect = { redirect_to: 'https://retour.example/' }
const json = { 'Content-Type': 'application/json' }

/** Returns the calls of the running app. `userId` is signed in; `unsubscribe` is the token of a valid link. */
export const honestCalls = (userId: string, unsubscribe: string): HonestCall[] => [
  { method: 'POST', path: '/auth/v1/signup', query: redirect, headers: json, body: person, status: 200 },
  {
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: 'password' },
    headers: json,
    body: { email: 'nobody@mail.example', password: 'wrong' },
    status: 400,
  },
  {
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: 'refresh_token' },
    headers: json,
    body: { refresh_token: 'abc' },
    status: 400,
  },
  {
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: 'pkce' },
    headers: json,
    body: { auth_code: 'abc', code_verifier: 'x'.repeat(43) },
    status: 404,
  },
  ...['recover', 'otp', 'resend'].map((name) => ({
    method: 'POST',
    path: `/auth/v1/${name}`,
    query: redirect,
    headers: json,
    body: { email: 'eve@mail.example', type: 'signup', data: { full_name: 'Eve' } },
    status: 200,
  })),
  {
    method: 'POST',
    path: '/auth/v1/verify',
    headers: json,
    body: { type: 'signup', email: 'eve@mail.example', token: '123456' },
    status: 403,
  },
  {
    method: 'POST',
    path: '/auth/v1/verify',
    headers: json,
    body: { type: 'signup', token_hash: 'abc' },
    status: 403,
  },
  {
    method: 'GET',
    path: '/auth/v1/verify',
    query: { token: 'abc', type: 'signup', ...redirect },
    status: 303,
  },
  {
    method: 'POST',
    path: '/auth/v1/verify',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'token=abc&type=signup&redirect_to=https://retour.example/',
    status: 303,
  },
  { method: 'GET', path: '/auth/v1/user', isSignedIn: true, status: 200 },
  {
    method: 'PUT',
    path: '/auth/v1/user',
    query: redirect,
    headers: json,
    isSignedIn: true,
    body: { data: { full_name: 'Ada', note: ['x'] } },
    status: 200,
  },
  { method: 'GET', path: '/auth/v1/settings', status: 200 },
  {
    method: 'POST',
    path: '/rest/v1/leads',
    query: { columns: 'email,full_name,purchase_amount,currency,country' },
    headers: { ...json, Prefer: 'return=minimal' },
    body: [
      {
        email: 'ada@mail.example',
        full_name: 'Ada',
        purchase_amount: 200,
        currency: 'EUR',
        country: 'france',
      },
    ],
    status: 201,
  },
  { method: 'POST', path: '/rest/v1/bookings', headers: json, body: ride, status: 201 },
  {
    method: 'GET',
    path: '/rest/v1/refund_offices',
    query: {
      select: 'id,name',
      country: 'eq.france',
      name: 'ilike.*a*',
      city: 'in.(paris,"nice")',
      or: '(city.eq.paris,city.eq.nice)',
      order: 'name.asc',
      limit: '5',
      offset: '0',
    },
    headers: { Prefer: 'count=exact', 'Accept-Profile': 'public', Range: '0-4' },
    status: 206,
  },
  {
    method: 'GET',
    path: '/rest/v1/user_preferences',
    query: {
      nationality: 'like.a*',
      user_id: `eq.${userId}`,
      updated_at: 'gte.2026-01-01',
    },
    isSignedIn: true,
    status: 200,
  },
  {
    method: 'GET',
    path: '/rest/v1/leads',
    query: {
      select: 'id,email',
      id: `neq.${userId}`,
      purchase_amount: 'lt.5',
      created_at: 'gte.2026-01-01',
      email: 'ilike.a*',
    },
    isSignedIn: true,
    status: 200,
  },
  {
    method: 'OPTIONS',
    path: '/rest/v1/leads',
    headers: {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey',
    },
    status: 204,
  },
  {
    method: 'POST',
    path: '/rest/v1/rpc/take_back_lead',
    headers: json,
    body: { lead_key: '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab' },
    status: 200,
  },
  {
    method: 'POST',
    path: '/rest/v1/rpc/set_trip_reminders',
    headers: json,
    body: {
      subscription: key,
      address: 'eve@mail.example',
      reminders: [{ name: 'a', kind: 'b', shop: 'c' }],
    },
    status: 400,
  },
  { method: 'POST', path: '/rest/v1/rpc/anything', headers: json, body: { a: 'b' }, status: 404 },
  {
    method: 'POST',
    path: '/rest/v1/favorite_locations',
    query: { on_conflict: 'user_id,location_id', select: 'location_name' },
    headers: { ...json, Prefer: 'resolution=ignore-duplicates,return=representation' },
    isSignedIn: true,
    body: { user_id: userId, location_id: 7, location_name: 'Louvre' },
    status: 201,
  },
  {
    method: 'PATCH',
    path: '/rest/v1/profiles',
    query: { phone: 'eq.1' },
    headers: json,
    isSignedIn: true,
    body: { phone: '+1', country: 'USA', notification_preferences: { a: 'b' } },
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/rest/v1/favorite_locations',
    query: { location_name: 'eq.nothing' },
    isSignedIn: true,
    status: 204,
  },
  {
    method: 'POST',
    path: '/functions/v1/get-refund-locations',
    headers: json,
    body: { city: 'paris', country: 'france', type: 'all', userLat: '48.8', userLng: '2.3' },
    status: 200,
  },
  {
    method: 'POST',
    path: '/functions/v1/report-place',
    headers: json,
    body: { key, location: 'fr-paris-printemps-haussmann', kind: 'closed', note: 'Shut' },
    status: 200,
  },
  {
    method: 'POST',
    path: '/functions/v1/pending-booking',
    headers: json,
    body: { idempotency_key: key },
    status: 200,
  },
  {
    method: 'POST',
    path: '/functions/v1/ai-concierge',
    headers: json,
    isSignedIn: true,
    body: { conversationId: '', message: 'What is the minimum in France?', userId: 'x' },
    status: 200,
  },
  { method: 'GET', path: '/fx/latest', query: { amount: '1', from: 'EUR', to: 'USD,GBP' }, status: 503 },
  { method: 'GET', path: '/config.json', status: 200 },
  { method: 'GET', path: '/health/live', status: 200 },
  { method: 'GET', path: '/health/ready', status: 200 },
  { method: 'GET', path: '/dev/mailbox/nothing', status: 403 },
  { method: 'GET', path: '/', headers: { Accept: 'text/html', 'If-None-Match': '"x"' }, status: 200 },
  { method: 'GET', path: '/france/paris', headers: { Accept: 'text/html' }, status: 404 },
  { method: 'GET', path: '/mail/unsubscribe', query: { token: unsubscribe }, status: 200 },
  {
    method: 'POST',
    path: '/mail/unsubscribe',
    query: { token: unsubscribe },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'choice=resume',
    status: 200,
  },
]
