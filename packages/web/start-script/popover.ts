import '@oddbird/popover-polyfill'
