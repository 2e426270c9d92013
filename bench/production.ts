/** Imported first: boardgame.io and immer check every state outside production, which would not be a fair comparison. */
process.env.NODE_ENV = 'production';
