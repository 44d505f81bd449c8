export const SESSION_MESSAGES = {
  sessions: {
    none: 'No devices',
    noneNote: 'This account isn’t signed in on any device.',
    caption: 'Signed-in devices',
    device: 'Device',
    thisDevice: 'This device',
    lastActive: 'Last active (UTC)',
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out: ${device}`,
    signOutOthers: 'Sign out of all other devices',
  },
};
