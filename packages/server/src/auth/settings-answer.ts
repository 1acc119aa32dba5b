const absentProviders = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
]

/**
 * Returns the public settings: sign-up with email and password, with confirmation by mail. `retour_pending_bookings` is
 * an extension: a sign-up may contain a pending booking (docs/decisions/0021). Clients must not send one to a server
 * without it, which would put it into the account's tokens.
 */
export function settingsAnswer() {
  return {
    external: { ...Object.fromEntries(absentProviders.map((name) => [name, false])), email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
    retour_pending_bookings: true,
  }
}
