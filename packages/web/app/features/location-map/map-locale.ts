import { m } from '#app/paraglide/messages.js'

/** Returns the texts of the map library in the page's language. */
export function mapLocale(): Record<string, string> {
  return {
    'Map.Title': m.locations_map_keys(),
    'NavigationControl.ZoomIn': m.locations_map_zoom_in(),
    'NavigationControl.ZoomOut': m.locations_map_zoom_out(),
    'Popup.Close': m.locations_map_close_popup(),
    'AttributionControl.ToggleAttribution': m.locations_map_attribution(),
    'CooperativeGesturesHandler.WindowsHelpText': m.locations_map_scroll(),
    'CooperativeGesturesHandler.MacHelpText': m.locations_map_scroll_mac(),
    'CooperativeGesturesHandler.MobileHelpText': m.locations_map_two_fingers(),
  }
}
