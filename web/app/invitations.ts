import { keptMap } from './kept-map.ts';

/** Invitations to tables that were made here: kept so that the link is still there after a reload. */
const invitations = keptMap('invitations');

export const keepInvitation = invitations.set;
export const invitationOf = invitations.get;
