import type { SpecText } from './spec-text'

/** Every field of section 3 of the three documents, by entity, in their order. */
export const SECTION_3: Readonly<Record<SpecText['document'], Readonly<Record<string, string>>>> = {
  '000': {
    team: 'id name abbreviation score record ranking logo',
    venue: 'name city state',
    weather: 'temp condition',
    game: `id homeTeam awayTeam venue weather quarter timeLeft startTime situation seriesGameNumber seriesText
      seriesConference poRoundDesc gameSubtype headline headlines series homeTeamOdds awayTeamOdds`,
    'upcoming game': 'isUpcoming gameDate gameType isSeasonOpener',
    'feed status': 'state shortDetail detail completed period displayClock',
    'football situation': `down distance yardLine possession possessionText downDistanceText homeTimeouts
      awayTimeouts`,
    'baseball situation': 'balls strikes outs onFirst onSecond onThird possession',
    'hockey situation': 'powerPlay strength possession lastPlay',
    'team odds': 'spread spreadOdds moneyLine favorite underdog overUnder providerName providerId details',
    'odds record': `game_id sport home_team away_team home_spread away_spread home_money_line away_money_line
      over_under home_spread_odds away_spread_odds provider_name provider_id details game_date fetched_at`,
    'odds history record': `change_type previous_home_spread previous_away_spread previous_home_money_line
      previous_away_money_line previous_over_under recorded_at`,
    'change types': 'initial all_changed spread_change line_change total_change',
    'season info': `sport currentPhase nextMilestone daysUntilNextMilestone isInSeason disruption specialEvents
      isShowcaseDay isActive startDate endDate reason`,
    milestone: 'name date description isCountdownWorthy type',
    'sport config': 'name apiPath isIndoor',
    'MLB highlight': 'name team statType value displayValue',
    'logo cache entry': 'url status timestamp retryCount',
    'log entry': 'id timestamp level category message metadata correlationId',
  },
  '001': {
    'auth user': 'email displayName photoURL id',
    'sign-up payload': 'email password displayName firstName lastName',
    'user profile': 'id tier',
    'feature usage': 'user_id feature_flag usage_count last_used_at quota_limit date_bucket',
    preferences: `showSearchBar autoRefresh compactMode showNotifications soundEnabled
      showDeveloperModeShortcut`,
    'guest metrics': 'timeSpent sportsViewed gamesViewed premiumAttempts scrollDepth interactions sessions',
    series: 'title summary',
    team: `id name abbreviation displayName logo record score ranking color alternateColor linescores statistics
      records timeouts`,
    'stat item': 'name team value statType displayValue',
    'box score': `statistics name displayName shortDisplayName displayValue totals labels athletes shortName id
      stats didNotPlay reason footnotes homeAway team linescores score hits errors`,
    tournament: 'id name date startTime status venue coverage competitors',
    'golf competitor': `id name score position rounds period value displayValue teeTime linescores scoreType
      teeTimes currentRoundTeeTime athlete`,
    'Ryder Cup': `id name venue startDate endDate usa europe sessions totalPoints status state description uid
      abbreviation displayName logo score homeAway`,
    session: 'id name type startTime matches',
    match: 'id matchNumber name type startTime status statusShort detail usa europe',
    'match competitor': 'team score status detail isWinner players id name headshot flag',
  },
  '002': {
    'user session': `id user_id session_start last_activity current_sport is_active email_verified account_age
      user_agent ip_address device_type device_info browser os isMobile isTablet isDesktop`,
    'active session': `id userId userEmail userName firstName lastName sessionStart lastActivity currentSport
      isActive emailVerified accountAge userAgent ipAddress deviceType deviceInfo`,
    'sport analytic': `sport totalUsers activeUsers averageSessionDuration powerUsers growthRate engagementScore
      peakHours hour users`,
    'power user': `userId userEmail favoriteSport sportsUsed totalSessions totalTimeSpent engagementLevel`,
    'engagement pattern': 'sport dayOfWeek hour userCount',
    'admin analytics': `total_users total_sessions_30_days users_today users_this_week users_last_week
      users_this_month average_session_duration`,
    'system health': 'uptime_percentage status',
    'user metrics': `activeUsers totalUsers sportDistribution deviceDistribution newUsers returningUsers
      averageSessionDuration popularSports sport users percentage popularDevices device usersThisWeek
      usersThisMonth totalSessions30Days conversionRate sessionsPerUser sessionDepth achievementsEarned
      retentionRate`,
    'admin user row': `user_id first_name last_name user_name user_email user_role role last_activity is_active
      email_verified account_age`,
    'log entry': `id timestamp level category message correlationId metadata error stack componentName url
      additionalContext viewport duration status method networkError`,
    'API health metric': `service endpoint status responseTime lastCheck successRate requestsLastHour
      errorsLastHour sport seasonActive seasonReason`,
    'system metrics': `status uptime errorRate apiResponseTime apiCallsLastHour activeAlerts lastUpdated`,
    alert: 'id type title message timestamp severity source resolved',
    'log search': 'query filters timeRange start end preset dataTypes id field operator value type',
    'error pattern': `id pattern description frequency severity category firstSeen lastSeen affectedFiles
      suggestedFix title occurrences affectedEndpoints`,
    'fix suggestion': `id errorPattern description confidence fixType code_change config_change
      dependency_update documentation targetFiles codeChanges filePath originalCode fixedCode lineNumber
      explanation testSuggestions riskAssessment level concerns recommendations`,
    'analysis result': `patterns fixes summary totalErrors criticalIssues mostCommonPattern recommendedActions
      timestamp`,
    'error statistics': 'total byLevel byCategory errorRate trends increasing decreasing stable',
    'simulated game': `id startTime homeTeam awayTeam abbreviation score quarter timeLeft isUpcoming homeTeamOdds
      awayTeamOdds situation shotClock inBonus`,
    'game-time state': `isLive isFinal displayTime sortableTime isHalftime isOvertime isShootout periodNumber
      period`,
    'schedule row': `id game_id sport scheduled_fetch_time game_start_time home_team away_team status created_at
      updated_at`,
    'saved odds': `gameId sport homeTeam awayTeam homeSpread awaySpread homeMoneyLine awayMoneyLine overUnder
      homeSpreadOdds awaySpreadOdds providerName providerId details gameDate`,
    'user metadata': 'invited_by_admin password_set password_set_date',
  },
}
