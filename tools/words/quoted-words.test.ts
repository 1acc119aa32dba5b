import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { credentialMessages } from '@retour/domain/accounts/credentials'
import { eligibleAdvice } from '@retour/domain/content/next-steps'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..', '..', 'packages', 'web')
const messages: Record<string, string> = Object.assign(
  {},
  ...globSync('messages/en/*.json', { cwd: web }).map((file) =>
    JSON.parse(readFileSync(join(web, file), 'utf8')),
  ),
)

/** The fixed sentences (docs/product.md, Fixed sentences), by message. */
const quoted = {
  accounts_login_title: 'Welcome Back',
  accounts_login_text: 'Sign in to access your VAT refund calculations',
  accounts_signup_title: 'Create Account',
  accounts_signup_text: 'Register to save your VAT refund calculations',
  accounts_signing_in: 'Signing in...',
  accounts_create_account: 'Create Account',
  accounts_creating: 'Creating account...',
  accounts_login_failed: 'Login failed: {reason}',
  accounts_login_unknown: 'An unknown error occurred during login.',
  accounts_signup_failed: 'Registration failed: {reason}',
  accounts_signup_unknown: 'An unknown error occurred during registration.',
  accounts_registered: 'Registration successful! Please check your email to confirm your account.',
  accounts_reset_sent: 'Password reset link sent to your email',
  accounts_reset_failed: 'Failed to send password reset: {reason}',
  accounts_logged_out: 'You have been logged out',
  accounts_sign_out_failed: 'Sign out failed: {reason}',
  accounts_expiring: 'Your session will expire in 30 minutes. Please save your work.',
  accounts_expired: 'Session expired for security. Please sign in again.',
  accounts_session_warning: 'Session Warning',
  accounts_security_alert: 'Security Alert',
  accounts_security_alert_text: 'Unusual activity detected. Please verify your account security.',
  accounts_required: 'Authentication Required',
  accounts_required_text: 'Please sign in to access this page.',
  accounts_banner: 'Create your account to save your bookings, track refunds, and get special offers',
  accounts_sign_up_now: 'Sign Up Now',
  accounts_loading_dashboard: 'Loading your dashboard...',
  booking_heading: 'Book a Luxury Chauffeur in {place}',
  booking_pickup_placeholder: 'Hotel name, address, or airport terminal',
  booking_dropoff_placeholder: 'Shopping destination, address, or airport terminal',
  booking_submit: 'Request Booking',
  booking_processing: 'Processing...',
  booking_failed: 'Booking failed: {reason}',
  booking_received: 'Your booking request has been received. We will contact you shortly to confirm.',
  calculator_calculating: 'Calculating...',
  calculator_estimated_conversion: 'Failed to convert currency. Using estimated conversion.',
  calculator_failed: 'Failed to calculate VAT refund. Please try again.',
  calculator_full_locations: 'View Full Refund Locations Page',
  concierge_new: 'New Conversation',
  concierge_history_failed: 'Failed to load conversation history.',
  concierge_send_failed: 'Failed to send message. Please try again.',
  concierge_fault: 'There was an error with the AI assistant. Please try again later.',
  concierge_sign_in_first: 'Sign in to use AI assistant',
  concierge_suggestion_failed: 'Failed to process suggestion',
  refunds_calculations_failed: 'Error loading your refund calculations',
  refunds_history_failed: 'Error loading your refund history',
  refunds_status_pending: 'Pending',
  library_failed: 'Error loading guides. Please try again later.',
  favorites_save: 'Save',
  favorites_saved: 'Saved',
  favorites_sign_in: 'Please sign in to save favorites',
  favorites_added: '{name} added to favorites',
  favorites_removed: '{name} removed from favorites',
  favorites_update_failed: 'Could not update favorites: {reason}',
  favorites_remove_failed: 'Could not remove from favorites: {reason}',
  favorites_failed: 'Error loading favorites',
  favorites_offices_failed: 'Error loading refund offices',
  lead_saving: 'Saving...',
  lead_saving_failed: 'Failed to save calculation. Please try again.',
  profile_email_locked: 'Email cannot be changed',
  profile_updated: 'Profile updated successfully',
  profile_update_failed: 'Failed to update profile: {reason}',
  profile_preferences_load_failed: 'Failed to load your preferences.',
  profile_preferences_saved: 'Your preferences have been saved.',
  profile_preferences_save_failed: 'Failed to save your preferences.',
  profile_delete_text: 'Please contact support to delete your account.',
  settings_saved: 'Notification preferences saved successfully',
  settings_save_failed: 'Failed to save preferences',
  recommendations_guides_failed: 'Error loading guides. Please try again later.',
  locations_page_heading: 'VAT Refund Locations in {place}',
  locations_page_guide: 'View {place} City Guide',
  locations_use_my_location: 'Use my location',
  locations_none_heading: 'No locations found',
  locations_none: "We couldn't find any {type} locations in {place}.",
  locations_load_failed: 'Unable to load location data. Please try again later.',
  locations_load_failed_short: 'Failed to load location data',
  locations_book: 'Book Chauffeur to This Location',
  locations_sorting_off: 'Location sorting turned off.',
  locations_no_geolocation: 'Geolocation is not supported by this browser.',
  locations_getting: 'Getting your location...',
  locations_found: 'Location found! Results will be sorted by distance.',
  locations_refused: 'Could not access your location. Please check your browser settings.',
  locations_map_failed: 'Unable to load map. Please try again later.',
  shell_return_to_homepage: 'Return to Homepage',
  shell_not_found_heading: 'Page Not Found',
}

test.each(Object.entries(quoted))('%s is its fixed sentence', (name, words) => {
  expect(messages[name]).toBe(words)
})

test('so are the sentences about what was typed to sign in', () => {
  expect(credentialMessages).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    fullName: 'Full name is required',
  })
})

test('the advice to who may have a refund names the form, the stamp and where', () => {
  expect(eligibleAdvice).toMatch(/tax-free form at purchase .* stamped at customs before leaving the EU/)
})
