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
 * What a client may ask before it shows a form: sign-up by address and password, confirmed by mail. Not part of the wire: a
 * sign-up may carry a pending booking (docs/decisions/0021), which another service would put into the account's tokens.
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
